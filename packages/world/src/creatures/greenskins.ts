import { kind } from './kind.ts'

export const greenskins = [
  kind(201, 'goblin_scamp', 'GOBLIN', 'SHADOW', 'COMMON', [60, 14, 4], { stairs: [1, 50] }),
  kind(202, 'goblin_tollman', 'GOBLIN', 'NONE', 'COMMON', [75, 17, 6], { skills: { POISON: 1 }, stairs: [4, 120] }),
  kind(210, 'orc_brawler', 'ORC', 'SHADOW', 'COMMON', [115, 22, 9], { skills: { ATTACK: 1 }, stairs: [6, 180] }),
  kind(230, 'bridge_troll', 'TROLL', 'MOON', 'UNCOMMON', [150, 20, 10], { skills: { HEALTH: 1 }, stairs: [10, 300] }),
  kind(240, 'hill_dwarf', 'DWARF', 'SUN', 'COMMON', [110, 19, 13], { skills: { DEFENCE: 2 }, stairs: [5, 200] }),
]
