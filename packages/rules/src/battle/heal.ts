import type { BattleCreature } from '@skystair/contract'
import { emit } from './emit.ts'
import { isAlive } from './queries.ts'
import type { BattleContext } from './types.ts'

/** Heals a living creature up to its full health. */
export function heal(battle: BattleContext, on: BattleCreature, amount: number, by: number | null, what: string | null = null): void {
  const healed = Math.min(amount, on.health.total - on.health.current)
  if (!isAlive(on) || healed <= 0) return
  on.health.current += healed
  emit(battle, 'HEAL', on, { by, amount: healed, what })
}

/** Brings a dead creature back to life. It does not get another move if it has already moved in this round. */
export function revive(battle: BattleContext, on: BattleCreature, health: number, by: number | null, what: string | null = null): void {
  if (isAlive(on)) return
  on.health.current = Math.max(1, Math.min(health, on.health.total))
  emit(battle, 'REVIVE', on, { by, amount: on.health.current, what })
}

/** Moves a creature to a position of its side. A creature that is already there, alive or dead, takes the vacated position. */
export function swapPositions(battle: BattleContext, on: BattleCreature, position: number): void {
  const occupant = battle.state.creatures.find((c) => c.side === on.side && c.position === position)
  if (occupant) occupant.position = on.position
  on.position = position
}
