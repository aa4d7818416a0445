import { LAST_STAIR, MAIN, type StairSlot } from './measures.ts'

// Ids are computed: a place of the main road is stair × 4 + slot; the n-th place of a side road is FIRST_TURN_ID + id of its turn × 16 + n.
const FIRST_TURN_ID = 1_000_000
const IDS_PER_TURN = 16

export type PlaceAddress =
  | { readonly context: 'main'; readonly stair: number; readonly slot: StairSlot }
  | { readonly context: 'turn'; readonly turnId: number; readonly step: number }

export const mainId = (stair: number, slot: StairSlot): number => stair * 4 + slot
export const turnPlaceId = (turnId: number, step: number): number => FIRST_TURN_ID + turnId * IDS_PER_TURN + step

/** Returns the context id of the side road behind a turn. */
export const turnContext = (turnId: number): string => `turn:${turnId}`

/** Returns the id of the turn that leads to a side road; null for the main road and for invalid context ids. */
export function turnOf(contextId: string): number | null {
  const digits = /^turn:(\d{1,7})$/.exec(contextId)?.[1]
  return digits ? Number(digits) : null
}

/** Returns where a place id points, whether or not something stands there; null for an invalid id. */
export function addressOf(id: number): PlaceAddress | null {
  if (!Number.isSafeInteger(id) || id < 4) return null
  if (id >= FIRST_TURN_ID) {
    const turnId = Math.trunc((id - FIRST_TURN_ID) / IDS_PER_TURN)
    const main = addressOf(turnId)
    return main?.context === MAIN ? { context: 'turn', turnId, step: (id - FIRST_TURN_ID) % IDS_PER_TURN } : null
  }
  const stair = Math.trunc(id / 4)
  const slot = id % 4
  return stair <= LAST_STAIR && slot < 3 ? { context: 'main', stair, slot: slot as StairSlot } : null
}
