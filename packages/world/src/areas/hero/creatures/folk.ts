// Goblins, orcs, ogres, trolls, dwarves, gnomes and giants.
import { kind } from './kind.ts'

export const folk = [
  kind(201, 'goblin_scamp', 'GOBLIN', 'SHADOW', 'COMMON', [70, 14, 4], { stairs: [1, 50] }),
  kind(202, 'goblin_tollman', 'GOBLIN', 'NONE', 'COMMON', [75, 17, 6], { skills: { POISON: 1 }, stairs: [4, 120] }),
  kind(203, 'goblin_alchemist', 'GOBLIN', 'SHADOW', 'UNCOMMON', [90, 24, 8], { skills: { POISON: 3 }, stairs: [30, 400] }),
  kind(210, 'orc_brawler', 'ORC', 'SHADOW', 'COMMON', [115, 22, 9], { skills: { ATTACK: 1 }, stairs: [6, 180] }),
  kind(211, 'orc_warlord', 'ORC', 'SHADOW', 'RARE', [165, 36, 14], { skills: { ATTACK: 3 }, stairs: [150, 1300] }),
  kind(220, 'hungry_ogre', 'OGRE', 'NONE', 'UNCOMMON', [160, 24, 9], { skills: { ATTACK: 1 }, stairs: [12, 260] }),
  kind(221, 'two_headed_ogre', 'OGRE', 'SHADOW', 'RARE', [210, 34, 13], { skills: { ATTACK: 2 }, stairs: [200, 1500] }),
  kind(230, 'bridge_troll', 'TROLL', 'MOON', 'UNCOMMON', [150, 20, 10], { skills: { HEALTH: 1 }, stairs: [10, 300] }),
  kind(231, 'ice_troll', 'TROLL', 'MOON', 'RARE', [200, 30, 14], { skills: { DEFENCE: 2 }, stairs: [400, 1800] }),
  kind(240, 'hill_dwarf', 'DWARF', 'SUN', 'COMMON', [110, 19, 13], { skills: { DEFENCE: 2 }, stairs: [4, 200] }),
  kind(241, 'rune_dwarf', 'DWARF', 'SUN', 'RARE', [150, 30, 20], { skills: { DEFENCE: 3 }, stairs: [160, 1400] }),
  kind(250, 'clockwork_gnome', 'GNOME', 'SUN', 'UNCOMMON', [120, 24, 12], { skills: { DEFENCE: 1 }, stairs: [15, 300] }),
  kind(251, 'steam_gnome_ob', 'GNOME', 'NONE', 'EPIC', [130, 32, 17], { skills: { DEFENCE: 3, HEALTH: 2 } }),
  kind(260, 'shepherd_cyclops', 'CYCLOPS', 'NONE', 'UNCOMMON', [170, 28, 10], { skills: { ATTACK: 2 }, stairs: [25, 380] }),
  kind(261, 'forge_cyclops', 'CYCLOPS', 'SUN', 'EPIC', [220, 42, 16], { skills: { ATTACK: 3 }, stairs: [700, 3500] }),
  kind(270, 'young_titan', 'TITAN', 'SUN', 'RARE', [200, 32, 15], { skills: { ATTACK: 2 }, stairs: [300, 1600] }),
  kind(271, 'bronze_titan', 'TITAN', 'NONE', 'EPIC', [250, 42, 20], { skills: { ATTACK: 3, DEFENCE: 2 }, stairs: [800, 4200] }),
  kind(272, 'storm_titan', 'TITAN', 'SUN', 'LEGENDARY', [300, 56, 24], {
    skills: { ATTACK: 4, DEFENCE: 2, IMMORTALITY: 1 },
    stairs: [3500, 6000],
  }),
  kind(280, 'frost_yotun', 'YOTUN', 'MOON', 'RARE', [190, 33, 15], { skills: { DEFENCE: 2 }, stairs: [401, 2000] }),
  kind(281, 'yotun_king', 'YOTUN', 'MOON', 'LEGENDARY', [280, 52, 24], { skills: { DEFENCE: 4, ATTACK: 2 }, stairs: [1200, 6000] }),
]
