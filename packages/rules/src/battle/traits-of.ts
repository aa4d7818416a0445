import type { BattleCreature, CreatureClass } from '@skystair/contract'
import { SECOND_RANK, secondTraits } from '@skystair/contract/areas/hero/second-traits'
import { traits } from '../traits/index.ts'
import { second } from '../traits/second.ts'
import { gearOf } from './gear.ts'
import type { Trait } from './trait.ts'

/** What sets a creature apart in a fight: its class, what its rank has taught it, then what its artifacts and forces add. */
export function traitsOf(c: BattleCreature): readonly Trait[] {
  const own = c.rank < SECOND_RANK ? young(c.class) : learned(c.class)
  return c.artifacts.length === 0 && c.forcesV2.length === 0 ? own : geared(c, own)
}

const gears = new WeakMap<
  object,
  { readonly own: readonly Trait[]; readonly forces: BattleCreature['forcesV2']; readonly list: readonly Trait[] }
>()

/** Worked out once for each list of artifacts: neither they nor forces change in a fight, and copies of a state share them. */
function geared(c: BattleCreature, own: readonly Trait[]): readonly Trait[] {
  const known = gears.get(c.artifacts)
  if (known && known.own === own && known.forces === c.forcesV2) return known.list
  const list = [...own, ...gearOf(c)]
  gears.set(c.artifacts, { own, forces: c.forcesV2, list })
  return list
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
