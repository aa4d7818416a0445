// Golems, gargoyles, djinns and elementals.
import { kind } from './kind.ts'

export const stone = [
  kind(901, 'clay_golem', 'GOLEM', 'NONE', 'UNCOMMON', [160, 18, 18], { skills: { DEFENCE: 3 }, stairs: [12, 350] }),
  kind(902, 'granite_golem', 'GOLEM', 'NONE', 'RARE', [230, 28, 26], { skills: { DEFENCE: 4 }, stairs: [260, 2200] }),
  kind(903, 'crystal_golem', 'GOLEM', 'MOON', 'EPIC', [280, 38, 32], { skills: { DEFENCE: 5 }, stairs: [1500, 5400], ark: true }),
  kind(910, 'chapel_gargoyle', 'GARGOYLE', 'NONE', 'UNCOMMON', [120, 23, 14], { skills: { DEFENCE: 2 }, stairs: [16, 320] }),
  kind(911, 'cathedral_gargoyle', 'GARGOYLE', 'NONE', 'RARE', [170, 34, 21], { skills: { DEFENCE: 3 }, stairs: [280, 2300] }),
  kind(920, 'lamp_djinn', 'DJINN', 'MOON', 'RARE', [120, 33, 10], { skills: { ATTACK: 2 }, stairs: [58, 800] }),
  kind(921, 'storm_djinn', 'DJINN', 'MOON', 'EPIC', [165, 46, 14], { skills: { ATTACK: 4 }, stairs: [700, 4100], ark: true }),
  kind(930, 'hearth_spirit', 'ELEMENTAL_FIRE', 'SUN', 'UNCOMMON', [105, 26, 9], {
    skills: { ATTACK: 2 },
    stairs: [11, 290],
  }),
  kind(931, 'volcano_spirit', 'ELEMENTAL_FIRE', 'SUN', 'EPIC', [170, 46, 14], {
    skills: { ATTACK: 4 },
    stairs: [1501, 5300],
  }),
  kind(940, 'brook_spirit', 'ELEMENTAL_WATER', 'MOON', 'UNCOMMON', [125, 23, 12], {
    skills: { HEALTH: 2 },
    stairs: [14, 310],
  }),
  kind(941, 'ocean_spirit', 'ELEMENTAL_WATER', 'MOON', 'EPIC', [215, 38, 18], { skills: { HEALTH: 4 }, stairs: [750, 4500] }),
  kind(950, 'breeze_spirit', 'ELEMENTAL_AIR', 'MOON', 'UNCOMMON', [100, 28, 9], { skills: { ATTACK: 1 }, stairs: [18, 330] }),
  kind(951, 'hurricane_spirit', 'ELEMENTAL_AIR', 'MOON', 'EPIC', [145, 46, 12], { skills: { ATTACK: 4 }, stairs: [800, 4700] }),
  kind(960, 'field_spirit', 'ELEMENTAL_EARTH', 'NONE', 'UNCOMMON', [145, 19, 15], { skills: { DEFENCE: 2 }, stairs: [20, 340] }),
  kind(961, 'mountain_spirit', 'ELEMENTAL_EARTH', 'NONE', 'EPIC', [270, 34, 28], { skills: { DEFENCE: 5 }, stairs: [900, 5600] }),
]
