import { LAST_STAIR, MAIN, type Slot } from './measure.ts'

// Ids are computed, never stored: a place of the main road is stair × 4 + slot; the n-th place of a turn is TURNS + id of the turn × 16 + n.
const TURNS = 1_000_000
const ROOM = 16

export type Spot =
  | { readonly context: 'main'; readonly stair: number; readonly slot: Slot }
  | { readonly context: 'turn'; readonly turnId: number; readonly step: number }

export const mainId = (stair: number, slot: Slot): number => stair * 4 + slot
export const turnSpotId = (turnId: number, step: number): number => TURNS + turnId * ROOM + step

/** Context of the side road behind a turn. */
export const turnContext = (turnId: number): string => `turn:${turnId}`

/** The turn whose side road that context is; null for the main road and for nonsense. */
export function turnOf(contextId: string): number | null {
  const digits = /^turn:(\d{1,7})$/.exec(contextId)?.[1]
  return digits ? Number(digits) : null
}

/** Where an id points; null for a number that is no place's. Says nothing about whether something stands there. */
export function spotOf(id: number): Spot | null {
  if (!Number.isSafeInteger(id) || id < 4) return null
  if (id >= TURNS) {
    const turnId = Math.trunc((id - TURNS) / ROOM)
    const main = spotOf(turnId)
    return main?.context === MAIN ? { context: 'turn', turnId, step: (id - TURNS) % ROOM } : null
  }
  const stair = Math.trunc(id / 4)
  const slot = id % 4
  return stair <= LAST_STAIR && slot < 3 ? { context: 'main', stair, slot: slot as Slot } : null
}
