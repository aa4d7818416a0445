import type { BattleCreature } from '@skystair/contract'
import { charge } from './skill.ts'

/** Per cent that a charge of DEFENCE takes off a blow at its owner. */
const FIRM = 30

export const defenceTakesOff = (defender: BattleCreature): number => (charge(defender, 'DEFENCE') ? FIRM : 0)
