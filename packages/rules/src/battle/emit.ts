import type { BattleCreature, BattleEvent } from '@skystair/contract'
import type { BattleContext } from './types.ts'

type EventDetails = Partial<Pick<BattleEvent, 'by' | 'amount' | 'what' | 'crit'>>

/** Appends an event to the battle's log. `on` is the creature it happened to, or null; the event's `left` is that creature's health afterwards. */
export function emit(
  battle: BattleContext,
  type: BattleEvent['type'],
  on: BattleCreature | null,
  { by = null, amount = 0, what = null, crit = false }: EventDetails = {},
): void {
  battle.events.push({ type, by, on: on?.id ?? null, amount, what, crit, left: on ? on.health.current : null })
}
