// Winged creatures: harpies, angels, phoenixes, firebirds, pegasi.
import { kind } from './kind.ts'

export const sky = [
  kind(801, 'cliff_harpy', 'HARPY', 'MOON', 'COMMON', [92, 22, 7], { skills: { ATTACK: 1 }, stairs: [7, 200] }),
  kind(802, 'choir_harpy', 'HARPY', 'MOON', 'RARE', [120, 34, 10], { skills: { ATTACK: 3 }, stairs: [210, 1600] }),
  kind(810, 'tired_angel', 'ANGEL', 'SUN', 'RARE', [120, 26, 12], { skills: { HEALTH: 3 }, stairs: [32, 520] }),
  kind(811, 'sword_angel', 'ANGEL', 'SUN', 'EPIC', [175, 41, 18], {
    skills: { HEALTH: 3, ATTACK: 2 },
    stairs: [900, 4400],
  }),
  kind(820, 'archangel_of_the_gate', 'ARCHANGEL', 'SUN', 'LEGENDARY', [240, 52, 24], {
    skills: { DEFENCE: 4, HEALTH: 2 },
    stairs: [3000, 6000],
  }),
  kind(821, 'archangel_ob', 'ARCHANGEL', 'SUN', 'LEGENDARY', [250, 54, 25], {
    skills: { DEFENCE: 4, HEALTH: 3, IMMORTALITY: 1 },
  }),
  kind(830, 'ember_phoenix', 'PHOENIX', 'SUN', 'RARE', [115, 33, 10], {
    skills: { ATTACK: 2, IMMORTALITY: 1 },
    stairs: [75, 950],
  }),
  kind(831, 'sun_phoenix_ob', 'PHOENIX', 'SUN', 'LEGENDARY', [175, 54, 15], { skills: { ATTACK: 4, IMMORTALITY: 2 } }),
  kind(840, 'asgardian_phoenix', 'ASGARDIAN_PHOENIX', 'SUN', 'LEGENDARY', [210, 56, 19], {
    skills: { ATTACK: 4, IMMORTALITY: 2 },
    stairs: [2400, 6000],
    maxRank: 6,
    ark: true,
  }),
  kind(850, 'garden_firebird', 'FIREBIRD', 'SUN', 'RARE', [110, 30, 11], { skills: { ATTACK: 1, HEALTH: 1 }, stairs: [85, 1000] }),
  kind(851, 'tsar_firebird', 'FIREBIRD', 'SUN', 'LEGENDARY', [165, 48, 17], {
    skills: { ATTACK: 3, HEALTH: 2 },
    stairs: [2000, 6000],
    ark: true,
  }),
  kind(860, 'cloud_pegasus', 'PEGASUS', 'SUN', 'RARE', [125, 28, 11], { skills: { DEFENCE: 2 }, stairs: [38, 560] }),
  kind(861, 'night_pegasus', 'PEGASUS', 'MOON', 'EPIC', [170, 41, 16], {
    skills: { DEFENCE: 3, ATTACK: 1 },
    stairs: [1200, 5000],
    ark: true,
  }),
]
