import { RaidDifficulty } from '@skystair/contract/enums'
import { LAST_STAIR, MAIN, STORY_STAIRS, type StairSlot } from './measures.ts'

// Ids are computed: a place of the main road is stair × 4 + slot; the n-th place of a side road is FIRST_TURN_ID + id of its turn × 16 + n; that of a visit to
// the snow world is FIRST_SNOW_ID + ((visit × 8192 + stair) × 64 + steps of the visit) × 64 + n, so that no two visits share a place. That of the tower of a
// raid is FIRST_RAID_ID + ((way × 8192 + stair) × 4 + number of the difficulty) × 64 + n, where way = raid × 16 + attempt. In the last two, stairs beyond the
// story are counted in steps of 43.
const FIRST_TURN_ID = 1_000_000
const IDS_PER_TURN = 16
export const FIRST_SNOW_ID = 1_000_000_000
/** The ids of raids are the upper half of all ids. */
export const FIRST_RAID_ID = 2 ** 52
const STAIRS = 8192
const STEPS = 64
/** An id has room for `STAIRS` values, fewer than the road has stairs: beyond the story's stairs, one value stands for this many of them. */
const COARSE = 43
const stairCode = (stair: number): number => (stair <= STORY_STAIRS ? stair : STORY_STAIRS + Math.trunc((stair - STORY_STAIRS) / COARSE))
const stairOfCode = (code: number): number => (code <= STORY_STAIRS ? code : STORY_STAIRS + (code - STORY_STAIRS) * COARSE)
/** Returns the highest stair up to the given one from which a visit to the snow world or a way through a raid can begin. */
export const visitStair = (stair: number): number => stairOfCode(stairCode(stair))
/** Number of a member's ways through the tower of one raid with different ids. */
export const RAID_ATTEMPTS = 16

export type PlaceAddress =
  | { readonly context: 'main'; readonly stair: number; readonly slot: StairSlot }
  | { readonly context: 'turn'; readonly turnId: number; readonly step: number }
  | (SnowStep & { readonly context: 'snow' })
  | (RaidStep & { readonly context: 'raid' })

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
  FIRST_SNOW_ID + ((visit * STAIRS + stairCode(stair)) * STEPS + steps) * STEPS + step

/** True if the id is that of a place of the snow world, of any visit. */
export const isSnowPlace = (id: number): boolean => id >= FIRST_SNOW_ID && id < FIRST_RAID_ID

/** Returns the context id of a visit to the snow world. */
export const snowContext = ({ stair, visit, steps }: SnowVisit): string => `snow:${stair}:${visit}:${steps}`

/** Returns the visit to the snow world with this context id; null for other roads and for invalid context ids. */
export function snowOf(contextId: string): SnowVisit | null {
  const [, stair, visit, steps] = /^snow:(\d{1,6}):(\d{1,9}):(\d{1,2})$/.exec(contextId) ?? []
  return stair && visit && steps ? { stair: Number(stair), visit: Number(visit), steps: Number(steps) } : null
}

/** A member's way through the tower of a raid: the raid's id and difficulty, the stair from which the member came, and the number of the way, from 0. */
export interface RaidWay {
  readonly raid: number
  readonly difficulty: RaidDifficulty
  readonly stair: number
  readonly attempt: number
}
/** A platform of a tower, counted from 1. */
export type RaidStep = RaidWay & { readonly step: number }

export const raidPlaceId = ({ raid, attempt, stair, difficulty, step }: RaidStep): number =>
  FIRST_RAID_ID +
  (((raid * RAID_ATTEMPTS + attempt) * STAIRS + stairCode(stair)) * RaidDifficulty.length + RaidDifficulty.indexOf(difficulty)) * STEPS +
  step

/** True if the id is that of a place of a raid's tower. */
export const isRaidPlace = (id: number): boolean => id >= FIRST_RAID_ID

/** Returns the context id of a way through the tower of a raid. */
export const raidContext = ({ raid, difficulty, stair, attempt }: RaidWay): string => `raid:${raid}:${difficulty}:${stair}:${attempt}`

/** Returns the way through the tower of a raid with this context id; null for other roads and for invalid context ids. */
export function raidOf(contextId: string): RaidWay | null {
  const [, raid, difficulty, stair, attempt] = /^raid:(\d{1,8}):(EASY|NORMAL|HARD|EXTREME):(\d{1,6}):(\d{1,2})$/.exec(contextId) ?? []
  return raid && stair && attempt
    ? { raid: Number(raid), difficulty: difficulty as RaidDifficulty, stair: Number(stair), attempt: Number(attempt) }
    : null
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
  if (isRaidPlace(id)) {
    const [rest, step] = divided(id - FIRST_RAID_ID, STEPS)
    const [road, difficulty] = divided(rest, RaidDifficulty.length)
    const [way, code] = divided(road, STAIRS)
    const stair = stairOfCode(code)
    const [raid, attempt] = divided(way, RAID_ATTEMPTS)
    return stair >= 1 && stair <= LAST_STAIR
      ? { context: 'raid', raid, attempt, stair, difficulty: RaidDifficulty[difficulty]!, step }
      : null
  }
  if (isSnowPlace(id)) {
    const [visited, step] = divided(id - FIRST_SNOW_ID, STEPS)
    const [road, steps] = divided(visited, STEPS)
    const [visit, code] = divided(road, STAIRS)
    const stair = stairOfCode(code)
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
