// Elves, fairies, dryads, treants, leshies and Baba Yaga.
import { kind } from './kind.ts'

export const forest = [
  kind(501, 'hedge_elf', 'ELF', 'SUN', 'UNCOMMON', [80, 24, 7], { skills: { ATTACK: 2 }, stairs: [6, 220] }),
  kind(502, 'silver_elf', 'ELF', 'MOON', 'RARE', [115, 35, 10], { skills: { ATTACK: 3 }, stairs: [180, 1500] }),
  kind(503, 'elf_prince_ob', 'ELF', 'SUN', 'LEGENDARY', [150, 54, 15], { skills: { ATTACK: 5, HEALTH: 1 } }),
  kind(510, 'bell_fairy', 'FAIRY', 'MOON', 'COMMON', [90, 22, 8], { skills: { HEALTH: 1 }, stairs: [3, 120] }),
  kind(511, 'thorn_fairy', 'FAIRY', 'SHADOW', 'RARE', [100, 33, 9], {
    skills: { POISON: 2, HEALTH: 1 },
    stairs: [170, 1400],
  }),
  kind(520, 'birch_dryad', 'DRYAD', 'SUN', 'UNCOMMON', [125, 24, 11], { skills: { HEALTH: 2 }, stairs: [13, 280] }),
  kind(521, 'winter_dryad', 'DRYAD', 'MOON', 'RARE', [135, 32, 13], { skills: { HEALTH: 3 }, stairs: [401, 2100] }),
  kind(530, 'young_treant', 'TREANT', 'SUN', 'UNCOMMON', [165, 19, 14], { skills: { DEFENCE: 2 }, stairs: [20, 340] }),
  kind(531, 'oak_elder', 'TREANT', 'SUN', 'EPIC', [260, 34, 23], { skills: { DEFENCE: 4 }, stairs: [650, 3700] }),
  kind(540, 'moss_leshy', 'LESHY', 'SHADOW', 'UNCOMMON', [135, 22, 11], { skills: { HEALTH: 1 }, stairs: [11, 260] }),
  kind(541, 'pine_leshy', 'LESHY', 'MOON', 'RARE', [190, 33, 16], { skills: { DEFENCE: 2, HEALTH: 1 }, stairs: [320, 1900] }),
  kind(550, 'baba_yaga', 'BABA_YAGA', 'SHADOW', 'EPIC', [140, 36, 13], { skills: { POISON: 3, HEALTH: 2 }, stairs: [60, 1500] }),
  kind(551, 'baba_yaga_elder', 'BABA_YAGA', 'SHADOW', 'LEGENDARY', [200, 50, 19], {
    skills: { POISON: 5, HEALTH: 3 },
    stairs: [2200, 6000],
  }),
]
