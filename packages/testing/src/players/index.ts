export {
  allMarkers,
  attack,
  createTestPlayer,
  createVeteran,
  nameTestPlayer,
  post,
  STAIR,
  turnIntoVeteran,
  type Veteran,
} from './players.ts'
