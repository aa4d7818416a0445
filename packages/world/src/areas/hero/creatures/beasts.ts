// Beasts, werewolves, minotaurs, centaurs, griffins, unicorns and chimeras.
import { kind } from './kind.ts'

export const beasts = [
  kind(101, 'grey_wolf', 'BEAST', 'MOON', 'COMMON', [70, 16, 5], { skills: { ATTACK: 1 }, stairs: [1, 60] }),
  kind(102, 'wild_boar', 'BEAST', 'SUN', 'COMMON', [95, 15, 8], { stairs: [2, 80] }),
  kind(103, 'brown_bear', 'BEAST', 'NONE', 'UNCOMMON', [140, 22, 11], { skills: { DEFENCE: 2 }, stairs: [7, 200] }),
  kind(104, 'snow_leopard', 'BEAST', 'MOON', 'RARE', [130, 34, 11], { skills: { ATTACK: 3 }, stairs: [300, 1500] }),
  kind(105, 'moon_hare_ob', 'BEAST', 'MOON', 'EPIC', [120, 40, 12], { skills: { ATTACK: 4, IMMORTALITY: 1 } }),
  kind(110, 'marsh_werewolf', 'WEREWOLF', 'MOON', 'UNCOMMON', [110, 24, 9], { skills: { ATTACK: 2 }, stairs: [9, 250] }),
  kind(111, 'pale_werewolf', 'WEREWOLF', 'SHADOW', 'RARE', [150, 36, 13], { skills: { ATTACK: 3 }, stairs: [250, 1600] }),
  kind(120, 'labyrinth_minotaur', 'MINOTAUR', 'SUN', 'UNCOMMON', [145, 27, 12], { skills: { ATTACK: 2 }, stairs: [18, 320] }),
  kind(121, 'bronze_minotaur', 'MINOTAUR', 'NONE', 'RARE', [170, 38, 16], { skills: { ATTACK: 3, DEFENCE: 1 }, stairs: [400, 2200] }),
  kind(130, 'meadow_centaur', 'CENTAUR', 'SUN', 'UNCOMMON', [105, 25, 9], { skills: { ATTACK: 2 }, stairs: [14, 280] }),
  kind(131, 'star_centaur', 'CENTAUR', 'MOON', 'RARE', [135, 36, 12], { skills: { ATTACK: 3 }, stairs: [350, 1900] }),
  kind(140, 'gate_griffin', 'GRIFFIN', 'SUN', 'RARE', [130, 30, 12], { skills: { ATTACK: 2, DEFENCE: 1 }, stairs: [40, 500] }),
  kind(141, 'royal_griffin', 'GRIFFIN', 'SUN', 'EPIC', [165, 40, 16], {
    skills: { ATTACK: 3, DEFENCE: 2 },
    stairs: [900, 4200],
  }),
  kind(150, 'white_unicorn', 'UNICORN', 'MOON', 'RARE', [125, 26, 13], { skills: { HEALTH: 3 }, stairs: [45, 600] }),
  kind(151, 'dawn_unicorn_ob', 'UNICORN', 'SUN', 'LEGENDARY', [170, 38, 18], { skills: { HEALTH: 5, DEFENCE: 2 } }),
  kind(160, 'hill_chimera', 'CHIMERA', 'SHADOW', 'RARE', [140, 32, 12], { skills: { ATTACK: 2, POISON: 2 }, stairs: [60, 700] }),
  kind(161, 'ash_chimera', 'CHIMERA', 'SHADOW', 'EPIC', [175, 44, 15], { skills: { ATTACK: 4, POISON: 3 }, stairs: [1500, 5000] }),
]
