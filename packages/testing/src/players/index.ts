export { allMarkers, attack, createTestPlayer, createVeteran, post, STAIR, turnIntoVeteran, type Veteran } from './players.ts'
