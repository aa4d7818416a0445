import type { BattleCreature, BattleEvent } from '@skystair/contract'
import type { Field } from './types.ts'

type Told = Partial<Pick<BattleEvent, 'by' | 'amount' | 'what' | 'crit'>>

/** Tells that something happened, to `on` where it happened to someone; `left` is their health after it. */
export function tell(
  field: Field,
  type: BattleEvent['type'],
  on: BattleCreature | null,
  { by = null, amount = 0, what = null, crit = false }: Told = {},
): void {
  field.events.push({ type, by, on: on?.id ?? null, amount, what, crit, left: on ? on.health.current : null })
}
