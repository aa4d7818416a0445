// The four heroes one can begin with and their companions. They are never met as enemies.
import type { World } from '@skystair/contract'
import { kind } from './kind.ts'

export const heroes = [
  kind(1, 'hero_ratibor', 'HUMAN', 'SUN', 'RARE', [130, 26, 12], { skills: { ATTACK: 3, DEFENCE: 2 } }),
  kind(2, 'hero_lukyan', 'MAGE', 'MOON', 'RARE', [100, 32, 7], { skills: { ATTACK: 4 } }),
  kind(3, 'hero_vasilisa', 'ARCHER', 'SUN', 'RARE', [105, 30, 8], { skills: { ATTACK: 3, POISON: 2 } }),
  kind(4, 'hero_marya', 'PRIEST', 'MOON', 'RARE', [120, 24, 11], { skills: { HEALTH: 3, DEFENCE: 1 } }),
  kind(5, 'companion_wolf', 'BEAST', 'MOON', 'UNCOMMON', [100, 25, 8], { skills: { ATTACK: 2 } }),
  kind(6, 'companion_bear', 'BEAST', 'SUN', 'UNCOMMON', [140, 20, 12], { skills: { DEFENCE: 2 } }),
  kind(7, 'companion_lynx', 'BEAST', 'SHADOW', 'UNCOMMON', [90, 28, 7], { skills: { ATTACK: 2 } }),
  kind(8, 'companion_falcon', 'BEAST', 'SUN', 'UNCOMMON', [85, 29, 6], { skills: { ATTACK: 1, POISON: 1 } }),
]

export const starters: World['starters'] = {
  MAN_1: ['hero_ratibor', 'companion_wolf'],
  MAN_2: ['hero_lukyan', 'companion_bear'],
  WOMAN_1: ['hero_vasilisa', 'companion_lynx'],
  WOMAN_2: ['hero_marya', 'companion_falcon'],
}
