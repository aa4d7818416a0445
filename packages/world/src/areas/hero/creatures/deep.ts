// Creatures of the water.
import { kind } from './kind.ts'

export const deep = [
  kind(1001, 'river_mermaid', 'MERMAID', 'MOON', 'UNCOMMON', [115, 25, 11], { skills: { HEALTH: 2 }, stairs: [17, 320] }),
  kind(1002, 'pearl_mermaid', 'MERMAID', 'MOON', 'EPIC', [135, 35, 14], { skills: { HEALTH: 4 }, stairs: [700, 3600] }),
  kind(1010, 'reef_naga', 'NAGA', 'MOON', 'RARE', [125, 31, 12], { skills: { POISON: 2, ATTACK: 1 }, stairs: [55, 750] }),
  kind(1011, 'abyss_naga', 'NAGA', 'SHADOW', 'EPIC', [170, 44, 16], { skills: { POISON: 3, ATTACK: 2 }, stairs: [1300, 5200] }),
  kind(1020, 'pond_kraken', 'KRAKEN', 'MOON', 'RARE', [185, 28, 12], { skills: { ATTACK: 2 }, stairs: [70, 900] }),
  kind(1021, 'old_kraken', 'KRAKEN', 'MOON', 'LEGENDARY', [290, 50, 20], {
    skills: { ATTACK: 3, DEFENCE: 2 },
    stairs: [1400, 6000],
    ark: true,
  }),
  kind(1030, 'stone_gorgon', 'GORGON', 'SHADOW', 'RARE', [130, 31, 13], { skills: { DEFENCE: 2 }, stairs: [48, 680] }),
  kind(1031, 'gorgon_queen', 'GORGON', 'SHADOW', 'EPIC', [170, 42, 18], { skills: { DEFENCE: 2, POISON: 2 }, stairs: [1000, 4600] }),
]
