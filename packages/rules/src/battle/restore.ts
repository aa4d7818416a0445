import type { BattleCreature } from '@skystair/contract'
import { tell } from './events.ts'
import type { Field } from './types.ts'
import { alive } from './view.ts'

/** Gives health to someone living; tells how much it was. */
export function heal(field: Field, on: BattleCreature, amount: number, by: number | null, what: string | null = null): void {
  const given = Math.min(amount, on.health.total - on.health.current)
  if (!alive(on) || given <= 0) return
  on.health.current += given
  tell(field, 'HEAL', on, { by, amount: given, what })
}

/** Gets someone fallen up again. It keeps whether it has moved in this round. */
export function raise(field: Field, on: BattleCreature, health: number, by: number | null, what: string | null = null): void {
  if (alive(on)) return
  on.health.current = Math.max(1, Math.min(health, on.health.total))
  tell(field, 'REVIVE', on, { by, amount: on.health.current, what })
}

/** The living or fallen who hold both places change them. */
export function shift(field: Field, on: BattleCreature, position: number): void {
  const there = field.state.creatures.find((c) => c.side === on.side && c.position === position)
  if (there) there.position = on.position
  on.position = position
}
