import { ask } from '../battle/ask.ts'
import type { BattleState, Move } from '../battle/types.ts'
import type { RandomSource } from './style.ts'

const pickOne = <T>(items: readonly T[], random: RandomSource): T => items[random(items.length)]!

/** Returns a random move that the player can make now, except giving up: mostly hits, sometimes a brace or a consumable. The battle must not be over. */
export function randomMove(state: Readonly<BattleState>, random: RandomSource): Move {
  const now = ask(state)!
  if (random(12) === 0) return { type: 'skip' }
  if (now.consumables.length > 0 && random(4) === 0) {
    const { id, targets } = pickOne(now.consumables, random)
    return { type: 'consumable', id, targetCreatureId: pickOne(targets, random) }
  }
  const attackerId = pickOne(now.attackers, random)
  return { type: 'hit', attackerId, defenderId: pickOne(now.targets[attackerId]!, random) }
}
