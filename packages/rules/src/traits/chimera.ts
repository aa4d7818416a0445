import type { BattleAction, Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Its hits in turn set on fire (two moves), poison (two moves) and stun (one move); fire and poison deal 15 % of the hit's damage per move. */
export const chimera: Trait = {
  afterHit: ({ memory, defender, damage }) => {
    const power = Math.max(1, pct(damage, 15))
    const heads: BattleAction[] = [
      { do: 'effect', on: defender.id, type: 'FIRED', moves: 2, power },
      { do: 'effect', on: defender.id, type: 'POISONED', moves: 2, power },
      { do: 'effect', on: defender.id, type: 'STUNNED', moves: 1, power: 0 },
    ]
    return [heads[memory.hits % 3]!]
  },
}
