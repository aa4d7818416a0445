import type { BattleCreature } from '@skystair/contract'
import { traits } from '../traits/index.ts'
import { gearOf } from './gear.ts'
import type { Trait } from './trait.ts'

/** What sets a creature apart in a fight: its class, then what its artifacts and forces add. */
export function traitsOf(c: BattleCreature): readonly Trait[] {
  const trait = traits[c.class]
  return c.artifacts.length === 0 && c.forcesV2.length === 0 ? single(trait) : [trait, ...gearOf(c)]
}

const singles = new Map<Trait, readonly Trait[]>()

/** The same one-element list every time: most creatures wear nothing, and this is asked some hundred times a move. */
function single(trait: Trait): readonly Trait[] {
  let list = singles.get(trait)
  if (!list) {
    list = [trait]
    singles.set(trait, list)
  }
  return list
}
