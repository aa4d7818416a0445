import type { BattleCreature, CreatureClass } from '@skystair/contract'
import { inFront } from './view.ts'

/** What a class likes to strike, in per cent added to how good a blow looks to it. Those not named weigh coolly. */
type Temper = (target: BattleCreature) => number

/** Goes for the wounded. */
const hungry: Temper = ({ health }) => Math.trunc((40 * (health.total - health.current)) / health.total)
/** Goes for the back row. */
const sly: Temper = (target) => (inFront(target) ? 0 : 35)
/** Goes for whoever stands strongest. */
const proud: Temper = ({ health }) => (health.current * 2 > health.total ? 30 : 0)

const tempers: Partial<Record<CreatureClass, Temper>> = {
  BEAST: hungry,
  WEREWOLF: hungry,
  HARPY: hungry,
  ZOMBIE: hungry,
  GOBLIN: hungry,
  VAMPIRE: hungry,
  HYDRA: hungry,
  NAGA: hungry,
  ASSASSIN: sly,
  ARCHER: sly,
  GHOST: sly,
  ELEMENTAL_AIR: sly,
  KRAKEN: sly,
  IMP: sly,
  WYVERN: sly,
  KNIGHT: proud,
  PALADIN: proud,
  MONK: proud,
  BERSERK: proud,
  MINOTAUR: proud,
  CYCLOPS: proud,
  TITAN: proud,
}

/** Per cent by which a creature likes that target more than reason says. */
export const likes = (self: BattleCreature, target: BattleCreature): number => tempers[self.class]?.(target) ?? 0
