import { ask } from '../battle/ask.ts'
import type { BattleState, Move } from '../battle/types.ts'
import type { Chance } from './style.ts'

const of = <T>(things: readonly T[], chance: Chance): T => things[chance(things.length)]!

/** Any move that the player may make now, giving up aside: mostly blows, now and then a brace or something from the backpack. The state waits for one. */
export function randomMove(state: Readonly<BattleState>, chance: Chance): Move {
  const now = ask(state)!
  if (chance(12) === 0) return { type: 'skip' }
  if (now.consumables.length > 0 && chance(4) === 0) {
    const { id, targets } = of(now.consumables, chance)
    return { type: 'consumable', id, targetCreatureId: of(targets, chance) }
  }
  const attackerId = of(now.attackers, chance)
  return { type: 'hit', attackerId, defenderId: of(now.targets[attackerId]!, chance) }
}
