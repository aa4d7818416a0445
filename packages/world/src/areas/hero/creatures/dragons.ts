// Lizards, salamanders, dragons, wyverns, hydras and basilisks.
import { kind } from './kind.ts'

export const dragons = [
  kind(401, 'meadow_lizard', 'LIZARD', 'SUN', 'COMMON', [70, 15, 7], { skills: { POISON: 2 }, stairs: [1, 70] }),
  kind(402, 'spear_lizard', 'LIZARD', 'SUN', 'UNCOMMON', [118, 26, 12], { skills: { POISON: 2 }, stairs: [22, 340] }),
  kind(410, 'mud_salamander', 'SALAMANDER', 'SUN', 'UNCOMMON', [115, 26, 10], { skills: { ATTACK: 1 }, stairs: [16, 300] }),
  kind(411, 'lava_salamander', 'SALAMANDER', 'SHADOW', 'RARE', [145, 36, 13], { skills: { ATTACK: 3 }, stairs: [1501, 4200] }),
  kind(420, 'green_dragon', 'DRAGON', 'SUN', 'RARE', [160, 34, 14], { skills: { ATTACK: 3 }, stairs: [15, 600] }),
  kind(421, 'red_dragon', 'DRAGON', 'SUN', 'EPIC', [205, 46, 18], { skills: { ATTACK: 4 }, stairs: [300, 2600] }),
  kind(422, 'black_dragon', 'DRAGON', 'SHADOW', 'LEGENDARY', [270, 60, 24], {
    skills: { ATTACK: 5, DEFENCE: 2 },
    stairs: [1600, 6000],
  }),
  kind(423, 'crystal_dragon_ob', 'DRAGON', 'MOON', 'LEGENDARY', [250, 58, 26], { skills: { ATTACK: 4, DEFENCE: 4 } }),
  kind(430, 'cliff_wyvern', 'WYVERN', 'MOON', 'UNCOMMON', [110, 25, 9], { skills: { POISON: 2 }, stairs: [24, 360] }),
  kind(431, 'thunder_wyvern', 'WYVERN', 'SUN', 'EPIC', [160, 44, 14], {
    skills: { ATTACK: 3, POISON: 2 },
    stairs: [600, 3800],
  }),
  kind(440, 'swamp_hydra', 'HYDRA', 'SHADOW', 'RARE', [180, 30, 11], { skills: { ATTACK: 2, POISON: 1 }, stairs: [50, 700] }),
  kind(441, 'sea_hydra', 'HYDRA', 'MOON', 'EPIC', [240, 40, 15], { skills: { ATTACK: 3, HEALTH: 2 }, stairs: [800, 4400] }),
  kind(450, 'cellar_basilisk', 'BASILISK', 'SHADOW', 'UNCOMMON', [125, 25, 14], { skills: { POISON: 3 }, stairs: [28, 420] }),
  kind(451, 'crowned_basilisk', 'BASILISK', 'SHADOW', 'EPIC', [175, 37, 19], { skills: { POISON: 5 }, stairs: [1100, 4800] }),
]
