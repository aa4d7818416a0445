// Humans, and humans of a class of their own.
import { kind } from './kind.ts'

export const people = [
  kind(701, 'road_robber', 'HUMAN', 'NONE', 'COMMON', [80, 17, 7], { stairs: [3, 120] }),
  kind(702, 'stair_mason', 'HUMAN', 'SUN', 'UNCOMMON', [110, 23, 11], { skills: { DEFENCE: 2 }, stairs: [30, 450] }),
  kind(703, 'lost_prince', 'HUMAN', 'SUN', 'EPIC', [160, 42, 17], { skills: { ATTACK: 3, DEFENCE: 2 }, stairs: [1000, 4600] }),
  kind(710, 'toll_knight', 'KNIGHT', 'SUN', 'UNCOMMON', [125, 21, 15], { skills: { DEFENCE: 2 }, stairs: [8, 240] }),
  kind(711, 'black_knight', 'KNIGHT', 'SHADOW', 'RARE', [165, 34, 22], { skills: { DEFENCE: 3, ATTACK: 1 }, stairs: [200, 1700] }),
  kind(720, 'village_archer', 'ARCHER', 'SUN', 'COMMON', [75, 21, 6], { skills: { ATTACK: 1 }, stairs: [7, 200] }),
  kind(721, 'royal_archer', 'ARCHER', 'SUN', 'RARE', [110, 36, 10], { skills: { ATTACK: 3 }, stairs: [190, 1600] }),
  kind(730, 'wandering_mage', 'MAGE', 'MOON', 'UNCOMMON', [80, 25, 7], { skills: { ATTACK: 2 }, stairs: [10, 260] }),
  kind(731, 'tower_mage', 'MAGE', 'MOON', 'EPIC', [125, 43, 12], { skills: { ATTACK: 4 }, stairs: [450, 3000] }),
  kind(740, 'field_priest', 'PRIEST', 'SUN', 'UNCOMMON', [90, 20, 9], { skills: { HEALTH: 3 }, stairs: [12, 280] }),
  kind(741, 'high_priestess', 'PRIEST', 'SUN', 'EPIC', [145, 35, 15], { skills: { HEALTH: 5 }, stairs: [480, 3100] }),
  kind(750, 'stair_monk', 'MONK', 'NONE', 'UNCOMMON', [100, 23, 10], { skills: { DEFENCE: 1 }, stairs: [9, 250] }),
  kind(751, 'iron_monk', 'MONK', 'NONE', 'RARE', [150, 35, 16], { skills: { DEFENCE: 2, ATTACK: 1 }, stairs: [250, 1900] }),
  kind(760, 'lamp_nun', 'NUN', 'SUN', 'COMMON', [85, 17, 9], { skills: { HEALTH: 2 }, stairs: [3, 160] }),
  kind(761, 'bell_nun', 'NUN', 'SUN', 'RARE', [135, 30, 15], { skills: { HEALTH: 4 }, stairs: [300, 2000] }),
  kind(770, 'roof_assassin', 'ASSASSIN', 'SHADOW', 'UNCOMMON', [75, 27, 6], { skills: { ATTACK: 2, POISON: 1 }, stairs: [19, 330] }),
  kind(771, 'silk_assassin', 'ASSASSIN', 'SHADOW', 'EPIC', [120, 47, 11], { skills: { ATTACK: 4, POISON: 2 }, stairs: [550, 3400] }),
  kind(780, 'northern_berserk', 'BERSERK', 'MOON', 'UNCOMMON', [120, 25, 7], { skills: { ATTACK: 2 }, stairs: [21, 350] }),
  kind(781, 'bear_berserk', 'BERSERK', 'MOON', 'EPIC', [185, 45, 12], { skills: { ATTACK: 4 }, stairs: [600, 3600] }),
  kind(790, 'steppe_barbarian', 'BARBARIAN', 'NONE', 'UNCOMMON', [130, 26, 8], { skills: { ATTACK: 2 }, stairs: [23, 360] }),
  kind(791, 'barbarian_queen', 'BARBARIAN', 'NONE', 'EPIC', [180, 45, 13], { skills: { ATTACK: 4 }, stairs: [520, 3300] }),
  kind(1101, 'young_paladin', 'PALADIN', 'SUN', 'RARE', [140, 28, 16], { skills: { DEFENCE: 2, HEALTH: 1 }, stairs: [26, 420] }),
  kind(1102, 'dawn_paladin', 'PALADIN', 'SUN', 'EPIC', [190, 40, 22], {
    skills: { DEFENCE: 3, HEALTH: 2 },
    stairs: [750, 4000],
    ark: true,
  }),
  kind(1110, 'bog_warlock', 'WARLOCK', 'SHADOW', 'UNCOMMON', [85, 24, 7], { skills: { POISON: 1, ATTACK: 1 }, stairs: [15, 310] }),
  kind(1111, 'red_warlock', 'WARLOCK', 'SHADOW', 'EPIC', [135, 44, 13], { skills: { ATTACK: 3, POISON: 2 }, stairs: [850, 4300] }),
]
