import { kind } from './kind.ts'

export const beasts = [
  kind(101, 'grey_wolf', 'BEAST', 'MOON', 'COMMON', [70, 16, 5], { skills: { ATTACK: 1 }, stairs: [1, 60] }),
  kind(102, 'wild_boar', 'BEAST', 'SUN', 'COMMON', [95, 15, 8], { stairs: [2, 80] }),
  kind(103, 'brown_bear', 'BEAST', 'NONE', 'UNCOMMON', [140, 22, 11], { skills: { DEFENCE: 2 }, stairs: [7, 200] }),
  kind(110, 'marsh_werewolf', 'WEREWOLF', 'MOON', 'UNCOMMON', [110, 24, 9], { skills: { ATTACK: 2 }, stairs: [9, 250] }),
]
