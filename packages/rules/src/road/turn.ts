import type { PlaceType, World } from '@skystair/contract'
import { pick } from '../mix.ts'
import { contentAt, SALT } from './content.ts'
import { addressOf, turnContext, turnOf } from './ids.ts'
import { MAIN, slotHeight, TILE_HEIGHT } from './measures.ts'

/** Returns the number of platforms of a side road: 4 to 8. */
export const turnLength = (turnId: number): number => 4 + pick(5, SALT.turn, turnId)

/** Returns the height of a side road's n-th platform, counted from 1. */
export const stepHeight = (step: number): number => step * TILE_HEIGHT - TILE_HEIGHT / 2

/** True if the id is that of a turn of the main road. */
export function isTurn(world: World, placeId: number): boolean {
  const address = addressOf(placeId)
  return address?.context === 'main' && contentAt(world, address.stair, address.slot)?.placeType === 'TURN'
}

export interface RoadTarget {
  readonly contextId: string
  readonly coordinate: number
}

/** Returns where a turn leads: to the bottom of its side road. Null if there is no turn. */
export const turnTarget = (world: World, placeId: number): RoadTarget | null =>
  isTurn(world, placeId) ? { contextId: turnContext(placeId), coordinate: 0 } : null

/** Returns where leaving a side road leads: to its turn. Null if the context is no side road. */
export function turnBack(world: World, contextId: string): RoadTarget | null {
  const turnId = turnOf(contextId)
  const address = turnId === null ? null : addressOf(turnId)
  if (turnId === null || address?.context !== 'main' || !isTurn(world, turnId)) return null
  return { contextId: MAIN, coordinate: slotHeight(address.stair, address.slot) }
}

/** Returns the type of the place at a step of a side road: something precious at its end, resources on the way. Null if the step is empty. */
export function turnType(turnId: number, step: number): PlaceType | null {
  const last = turnLength(turnId)
  if (step < 1 || step > last) return null
  if (step === last) return (['ARTIFACT', 'CONSUMABLE', 'RUNE'] as const)[pick(3, SALT.chest, turnId, 7)]!
  return step % 2 === 0 ? 'RESOURCE' : null
}

/** True if a squad guards the step: every other resource and the end. */
export const isTurnGuarded = (turnId: number, step: number): boolean =>
  turnType(turnId, step) !== null && (step % 4 === 2 || step === turnLength(turnId))
