export { attack, everythingTold, makePlayer, makeVeteran, post, STAIR, type Veteran, veteran } from './veteran.ts'
