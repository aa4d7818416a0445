import type { BattleCreature } from '@skystair/contract'
import { OWN_SIDE } from './sides.ts'

/** Returns the enemy that has dealt the most damage, and the amount; null if none has dealt damage. `dealt` is the damage by creature. */
export function hardestHitter(
  dealt: ReadonlyMap<number, number>,
  creatures: readonly BattleCreature[],
): { readonly creature: BattleCreature; readonly amount: number } | null {
  const [first] = creatures
    .filter(({ side }) => side !== OWN_SIDE)
    .map((creature) => ({ creature, amount: dealt.get(creature.id) ?? 0 }))
    .sort((a, b) => b.amount - a.amount)
  return first && first.amount > 0 ? first : null
}

/** Returns what to try after a defeat: to finish off one enemy after the other, to strengthen the squad, or to come back healed. */
export function adviceFor(creatures: readonly BattleCreature[]): 'focus' | 'grow' | 'heal' | 'close' {
  const enemies = creatures.filter(({ side }) => side !== OWN_SIDE)
  const standing = enemies.filter(({ health }) => health.current > 0)
  const left = standing.reduce((sum, { health }) => sum + health.current, 0)
  const total = enemies.reduce((sum, { health }) => sum + health.total, 0)
  if (standing.length > 1 && standing.length === enemies.length && left * 4 < total * 3) return 'focus'
  if (left * 2 > total) return 'grow'
  return left * 5 > total ? 'heal' : 'close'
}
