import type { BattleCreature, BattleSide } from '@skystair/contract'
import { traits } from '../generated/traits.ts'
import { enemiesOfSide, isAlive, isFrontRow, isHidden, memoryOf } from './queries.ts'
import type { AttackRange } from './trait.ts'
import type { BattleState } from './types.ts'

/** Returns the range of a creature's hits now. */
export function rangeOf(state: BattleState, self: BattleCreature): AttackRange {
  const { range } = traits[self.class]
  if (range === undefined) return 'melee'
  return typeof range === 'string' ? range : range({ state, self, memory: memoryOf(state, self.id) })
}

/** True if the creature in front of it covers it. */
const isCovered = (state: BattleState, c: BattleCreature): boolean =>
  !isFrontRow(c) &&
  state.creatures.some(
    (front) => front.side === c.side && front.position === c.position - 3 && isAlive(front) && traits[front.class].coversBehind,
  )

/**
 * Returns the enemies that a side can choose, regardless of range. Hidden and covered ones are left out, unless no others are left: otherwise a lone
 * djinn could never be beaten.
 */
export function selectableTargets(state: BattleState, side: BattleSide): BattleCreature[] {
  const all = enemiesOfSide(state, side)
  const selectable = all.filter((c) => !isHidden(c) && !isCovered(state, c))
  return selectable.length > 0 ? selectable : all
}

/** Returns the enemies that a creature can hit. */
export function targetsInRange(state: BattleState, attacker: BattleCreature): BattleCreature[] {
  return filterByRange(selectableTargets(state, attacker.side), rangeOf(state, attacker))
}

/** Returns the selectable enemies within range. Melee reaches a side's back row only when nobody in its front row can be selected. */
export function filterByRange(selectable: BattleCreature[], range: AttackRange): BattleCreature[] {
  if (range !== 'melee') return selectable
  return selectable.filter((c) => isFrontRow(c) || !selectable.some((other) => other.side === c.side && isFrontRow(other)))
}
