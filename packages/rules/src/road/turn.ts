import type { PlaceType, World } from '@skystair/contract'
import { pick } from '../mix.ts'
import { contentAt, SALT } from './content.ts'
import { spotOf, turnContext, turnOf } from './ids.ts'
import { MAIN, slotHeight, TILE } from './measure.ts'

/** How many platforms a side road has: 4 to 8. */
export const turnLength = (turnId: number): number => 4 + pick(5, SALT.turn, turnId)

/** Height of the n-th platform (from 1) of a side road. */
export const stepHeight = (step: number): number => step * TILE - TILE / 2

/** Whether that id is a turn of the main road. */
export function isTurn(world: World, placeId: number): boolean {
  const spot = spotOf(placeId)
  return spot?.context === 'main' && contentAt(world, spot.stair, spot.slot)?.placeType === 'TURN'
}

export interface Target {
  readonly contextId: string
  readonly coordinate: number
}

/** Where a turn leads: the foot of its side road. Null where there is no turn. */
export const turnTarget = (world: World, placeId: number): Target | null =>
  isTurn(world, placeId) ? { contextId: turnContext(placeId), coordinate: 0 } : null

/** Where going back from a side road leads: before the turn that was taken. Null for a context that is no side road. */
export function turnBack(world: World, contextId: string): Target | null {
  const turnId = turnOf(contextId)
  const spot = turnId === null ? null : spotOf(turnId)
  if (turnId === null || spot?.context !== 'main' || !isTurn(world, turnId)) return null
  return { contextId: MAIN, coordinate: slotHeight(spot.stair, spot.slot) }
}

/** What stands at a step of a side road: a chest at its end, resources and fights on the way. */
export function turnType(turnId: number, step: number): PlaceType | null {
  const last = turnLength(turnId)
  if (step < 1 || step > last) return null
  if (step === last) return (['ARTIFACT', 'CONSUMABLE', 'RUNE'] as const)[pick(3, SALT.chest, turnId, 7)]!
  return step % 2 === 0 ? 'RESOURCE' : null
}

/** Whether someone sits on a step: on every other resource, and on the chest at the end. */
export const isTurnFight = (turnId: number, step: number): boolean =>
  turnType(turnId, step) !== null && (step % 4 === 2 || step === turnLength(turnId))
