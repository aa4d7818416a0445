import type { BattleCreature, CreatureClass } from '@skystair/contract'
import { isFrontRow } from './queries.ts'

/** Returns by how many per cent an opponent overrates hitting a target. */
type TargetPreference = (target: BattleCreature) => number

const wounded: TargetPreference = ({ health }) => Math.trunc((40 * (health.total - health.current)) / health.total)
const backRow: TargetPreference = (target) => (isFrontRow(target) ? 0 : 35)
const healthy: TargetPreference = ({ health }) => (health.current * 2 > health.total ? 30 : 0)

const preferences: Partial<Record<CreatureClass, TargetPreference>> = {
  BEAST: wounded,
  WEREWOLF: wounded,
  HARPY: wounded,
  ZOMBIE: wounded,
  GOBLIN: wounded,
  VAMPIRE: wounded,
  HYDRA: wounded,
  NAGA: wounded,
  ASSASSIN: backRow,
  ARCHER: backRow,
  GHOST: backRow,
  ELEMENTAL_AIR: backRow,
  KRAKEN: backRow,
  IMP: backRow,
  WYVERN: backRow,
  KNIGHT: healthy,
  PALADIN: healthy,
  MONK: healthy,
  BERSERK: healthy,
  MINOTAUR: healthy,
  CYCLOPS: healthy,
  TITAN: healthy,
}

/** Returns by how many per cent a creature overrates hitting a target. */
export const preferencePercent = (self: BattleCreature, target: BattleCreature): number => preferences[self.class]?.(target) ?? 0
