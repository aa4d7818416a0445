// Measures of the game that its rules, its server and its page share.
import { MINUTE } from './time.ts'

/** Height of one stair of the road, in units. */
export const STAIR_HEIGHT = 480
/** Height from one platform to the next: a third of a stair. In the snow world, one step. */
export const TILE_HEIGHT = 160
/** Height of a band of the main road: players receive the positions of others in it. Ten stairs, more than is ever visible. */
export const ROAD_BAND = 10 * STAIR_HEIGHT
/** Returns the band of a height. */
export const roadBand = (posY: number): number => Math.floor(posY / ROAD_BAND)
/** Platforms on a member's way through the tower of a raid. */
export const RAID_PLATFORMS = 30
/** Maximum distance, in units of height, at which a place can be used. */
export const INTERACTION_RANGE = 240
/** How much a creature withstands: a point of defence is worth about as much as four of health. The sturdiest stand in front. */
export const sturdiness = ({ health, defence }: { readonly health: { readonly total: number }; readonly defence: number }): number =>
  health.total + 4 * defence
/** Maximum number of creatures in a squad: two rows of three. */
export const SQUAD_SIZE = 6
/** Consumables that can be used in a fight, by kind: so many slots from the first stair on, and one more from each of these victories on. */
export const CONSUMABLE_SLOTS = { first: 3, moreFrom: [25, 100, 350] } as const
/** Squads of this stair and of higher ones keep some of their wounds after a fight that they won. */
export const WOUNDS_FROM = 16
/** Rank points that a hero of rank 0 needs for the next rank; each further rank takes `more` points in addition. */
export const RANK_POINTS = { first: 12, more: 18 } as const
/** One charge of each skill comes back at every full half hour of the clock; in milliseconds. */
export const CHARGE_INTERVAL = 30 * MINUTE
