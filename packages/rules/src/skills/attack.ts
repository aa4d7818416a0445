import type { BattleCreature } from '@skystair/contract'
import { charge } from './skill.ts'

/** Per cent that a charge of ATTACK adds to its owner's blow. */
const MIGHTY = 40

export const attackAdds = (attacker: BattleCreature): number => (charge(attacker, 'ATTACK') ? MIGHTY : 0)
