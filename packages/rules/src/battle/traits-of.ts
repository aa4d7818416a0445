import type { BattleCreature, CreatureClass } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { SECOND_RANK } from '@skystair/contract/second-traits'
import { traits } from '../generated/traits.ts'
import { equipmentTraits } from './equipment.ts'
import { secondTraitRules } from './second-traits.ts'
import type { Trait } from './trait.ts'

/** Returns a creature's traits in a battle: that of its class first, its second trait from SECOND_RANK on, then those of artifacts, the forge and forces. */
export function traitsOf(c: BattleCreature): readonly Trait[] {
  const own = c.rank < SECOND_RANK ? ownTraits(c.class) : ownAndSecondTraits(c.class)
  return c.artifacts.length === 0 && c.forcesV2.length === 0 && !c.forged ? own : withEquipment(c, own)
}

const equipmentCache = new WeakMap<
  object,
  {
    readonly own: readonly Trait[]
    readonly forces: BattleCreature['forcesV2']
    readonly forged: BattleCreature['forged']
    readonly list: readonly Trait[]
  }
>()

/** Computed once per list of artifacts: none of these changes in a battle, and copies of a state share the list. */
function withEquipment(c: BattleCreature, own: readonly Trait[]): readonly Trait[] {
  const cached = equipmentCache.get(c.artifacts)
  if (cached && cached.own === own && cached.forces === c.forcesV2 && cached.forged === c.forged) return cached.list
  const list = [...own, ...equipmentTraits(c)]
  equipmentCache.set(c.artifacts, { own, forces: c.forcesV2, forged: c.forged, list })
  return list
}

/** Computed once per class: `traitsOf` runs hundreds of times per move. */
function memoised(make: (cls: CreatureClass) => readonly Trait[]): typeof make {
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

const ownTraits = memoised((cls) => [traits[cls]])
const ownAndSecondTraits = memoised((cls) => [traits[cls], secondTraitRules[creatureClasses[cls].secondTrait]])
