import { kind } from './kind.ts'

export const undead = [
  kind(301, 'old_bones', 'SKELETON', 'SHADOW', 'COMMON', [65, 17, 6], { stairs: [2, 90] }),
  kind(310, 'field_zombie', 'ZOMBIE', 'SHADOW', 'COMMON', [105, 15, 6], { skills: { POISON: 1 }, stairs: [5, 150] }),
  kind(320, 'well_ghost', 'GHOST', 'MOON', 'UNCOMMON', [75, 21, 7], { skills: { IMMORTALITY: 1 }, stairs: [8, 260] }),
]
