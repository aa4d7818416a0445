import { sea } from './sea.ts'
import { ship } from './ship.ts'
import { town } from './town.ts'

/** Portraits that players buy and wear, by the name in the catalogue. */
export const faces = { ...town, ...ship, ...sea }
