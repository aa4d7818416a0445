import { kind } from './kind.ts'

export const dragons = [
  kind(401, 'meadow_lizard', 'LIZARD', 'SUN', 'COMMON', [70, 15, 7], { skills: { POISON: 2 }, stairs: [1, 70] }),
  kind(420, 'green_dragon', 'DRAGON', 'SUN', 'RARE', [160, 34, 14], { skills: { ATTACK: 3 }, stairs: [15, 600] }),
]
