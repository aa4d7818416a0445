import type { BattleCreature, CreatureClass } from '@skystair/contract'
import { SECOND_RANK, secondTraits } from '@skystair/contract/second-traits'
import { traits } from '../traits/index.ts'
import { second } from '../traits/second.ts'
import { gearOf } from './gear.ts'
import type { Trait } from './trait.ts'

/** What sets a creature apart in a fight: its class, what its rank has taught it, then what its artifacts and forces add. */
export function traitsOf(c: BattleCreature): readonly Trait[] {
  const own = c.rank < SECOND_RANK ? young(c.class) : learned(c.class)
  return c.artifacts.length === 0 && c.forcesV2.length === 0 ? own : [...own, ...gearOf(c)]
}

/** The same list every time: most creatures wear nothing, and this is asked some hundred times a move. */
function kept(make: (cls: CreatureClass) => readonly Trait[]): typeof make {
  const lists = new Map<CreatureClass, readonly Trait[]>()
  return (cls) => {
    let list = lists.get(cls)
    if (!list) {
      list = make(cls)
      lists.set(cls, list)
    }
    return list
  }
}

const young = kept((cls) => [traits[cls]])
const learned = kept((cls) => [traits[cls], second[secondTraits[cls]]])
