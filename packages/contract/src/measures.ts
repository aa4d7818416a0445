// Measures of the game that its rules, its server and its page share.

/** Height of one stair of the road, in units. */
export const STAIR_HEIGHT = 480
/** A place can be used from at most this distance, in units of height. */
export const INTERACTION_RANGE = 240
/** Most creatures in a squad: two rows of three. */
export const SQUAD_SIZE = 6
