// The four starting heroes and their companions. They are never met as enemies.
import type { World } from '@skystair/contract'
import { kind } from './kind.ts'

export const heroes = [
  kind(1, 'hero_ratibor', 'HUMAN', 'SUN', 'RARE', [130, 26, 12], { picture: 'avatar/man1', skills: { ATTACK: 3, DEFENCE: 2 } }),
  kind(2, 'hero_lukyan', 'MAGE', 'MOON', 'RARE', [100, 30, 7], { picture: 'avatar/man2', skills: { ATTACK: 4 } }),
  kind(3, 'hero_vasilisa', 'ARCHER', 'SUN', 'RARE', [105, 29, 8], { picture: 'avatar/woman1', skills: { ATTACK: 3, POISON: 2 } }),
  kind(4, 'hero_marya', 'PRIEST', 'MOON', 'RARE', [130, 31, 12], { picture: 'avatar/woman2', skills: { HEALTH: 3, ATTACK: 1 } }),
  kind(5, 'companion_wolf', 'BEAST', 'MOON', 'UNCOMMON', [100, 25, 8], { picture: 'companion/man1', skills: { ATTACK: 2 } }),
  kind(6, 'companion_eagle', 'BEAST', 'SUN', 'UNCOMMON', [90, 28, 7], { picture: 'companion/man2', skills: { ATTACK: 2 } }),
  kind(7, 'companion_fox', 'BEAST', 'SHADOW', 'UNCOMMON', [105, 24, 9], { picture: 'companion/woman1', skills: { ATTACK: 1, POISON: 1 } }),
  kind(8, 'companion_owl', 'BEAST', 'MOON', 'UNCOMMON', [110, 27, 10], { picture: 'companion/woman2', skills: { ATTACK: 1, DEFENCE: 1 } }),
]

export const starters: World['starters'] = {
  MAN_1: ['hero_ratibor', 'companion_wolf'],
  MAN_2: ['hero_lukyan', 'companion_eagle'],
  WOMAN_1: ['hero_vasilisa', 'companion_fox'],
  WOMAN_2: ['hero_marya', 'companion_owl'],
}
