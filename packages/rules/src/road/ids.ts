import { LAST_STAIR, MAIN, type StairSlot } from './measures.ts'

// Ids are computed: a place of the main road is stair × 4 + slot; the n-th place of a side road is FIRST_TURN_ID + id of its turn × 16 + n; that of a visit to
// the snow world is FIRST_SNOW_ID + ((visit × 8192 + stair) × 64 + steps of the visit) × 64 + n, so that no two visits share a place.
const FIRST_TURN_ID = 1_000_000
const IDS_PER_TURN = 16
export const FIRST_SNOW_ID = 1_000_000_000
const SNOW_STAIRS = 8192
const SNOW_STEPS = 64

export type PlaceAddress =
  | { readonly context: 'main'; readonly stair: number; readonly slot: StairSlot }
  | { readonly context: 'turn'; readonly turnId: number; readonly step: number }
  | (SnowStep & { readonly context: 'snow' })

/** A visit to the snow world: the stair from which the player came, its number, and the number of platforms that the player can reach. */
export interface SnowVisit {
  readonly stair: number
  readonly visit: number
  readonly steps: number
}

export const mainId = (stair: number, slot: StairSlot): number => stair * 4 + slot
export const turnPlaceId = (turnId: number, step: number): number => FIRST_TURN_ID + turnId * IDS_PER_TURN + step

/** A platform of a visit, counted from 1. */
export type SnowStep = SnowVisit & { readonly step: number }

export const snowPlaceId = ({ stair, visit, steps, step }: SnowStep): number =>
  FIRST_SNOW_ID + ((visit * SNOW_STAIRS + stair) * SNOW_STEPS + steps) * SNOW_STEPS + step

/** True if the id is that of a place of the snow world, of any visit. */
export const isSnowPlace = (id: number): boolean => id >= FIRST_SNOW_ID

/** Returns the context id of a visit to the snow world. */
export const snowContext = ({ stair, visit, steps }: SnowVisit): string => `snow:${stair}:${visit}:${steps}`

/** Returns the visit to the snow world with this context id; null for other roads and for invalid context ids. */
export function snowOf(contextId: string): SnowVisit | null {
  const [, stair, visit, steps] = /^snow:(\d{1,4}):(\d{1,9}):(\d{1,2})$/.exec(contextId) ?? []
  return stair && visit && steps ? { stair: Number(stair), visit: Number(visit), steps: Number(steps) } : null
}

/** Returns the context id of the side road behind a turn. */
export const turnContext = (turnId: number): string => `turn:${turnId}`

/** Returns the id of the turn that leads to a side road; null for the main road and for invalid context ids. */
export function turnOf(contextId: string): number | null {
  const digits = /^turn:(\d{1,7})$/.exec(contextId)?.[1]
  return digits ? Number(digits) : null
}

const divided = (number: number, by: number): readonly [quotient: number, rest: number] => [Math.trunc(number / by), number % by]

/** Returns the position that a place id names, whether or not a place is there; null for an invalid id. */
export function addressOf(id: number): PlaceAddress | null {
  if (!Number.isSafeInteger(id) || id < 4) return null
  if (isSnowPlace(id)) {
    const [visited, step] = divided(id - FIRST_SNOW_ID, SNOW_STEPS)
    const [road, steps] = divided(visited, SNOW_STEPS)
    const [visit, stair] = divided(road, SNOW_STAIRS)
    return stair >= 1 && stair <= LAST_STAIR ? { context: 'snow', stair, visit, steps, step } : null
  }
  if (id >= FIRST_TURN_ID) {
    const turnId = Math.trunc((id - FIRST_TURN_ID) / IDS_PER_TURN)
    const main = addressOf(turnId)
    return main?.context === MAIN ? { context: 'turn', turnId, step: (id - FIRST_TURN_ID) % IDS_PER_TURN } : null
  }
  const stair = Math.trunc(id / 4)
  const slot = id % 4
  return stair <= LAST_STAIR && slot < 3 ? { context: 'main', stair, slot: slot as StairSlot } : null
}
