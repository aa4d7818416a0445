import { kind } from './kind.ts'

export const people = [
  kind(701, 'road_robber', 'HUMAN', 'NONE', 'COMMON', [80, 17, 7], { stairs: [3, 120] }),
  kind(710, 'toll_knight', 'KNIGHT', 'SUN', 'UNCOMMON', [125, 21, 15], { skills: { DEFENCE: 2 }, stairs: [8, 240] }),
  kind(720, 'village_archer', 'ARCHER', 'SUN', 'COMMON', [75, 21, 6], { skills: { ATTACK: 1 }, stairs: [7, 200] }),
]
