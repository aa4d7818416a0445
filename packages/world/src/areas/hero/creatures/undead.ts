// The undead.
import { kind } from './kind.ts'

export const undead = [
  kind(301, 'old_bones', 'SKELETON', 'SHADOW', 'COMMON', [65, 17, 6], { stairs: [2, 90] }),
  kind(302, 'bone_guard', 'SKELETON', 'SHADOW', 'UNCOMMON', [125, 27, 14], { skills: { DEFENCE: 1 }, stairs: [30, 420] }),
  kind(303, 'bone_captain', 'SKELETON', 'SHADOW', 'RARE', [135, 34, 15], { skills: { ATTACK: 2, DEFENCE: 1 }, stairs: [350, 2400] }),
  kind(310, 'field_zombie', 'ZOMBIE', 'SHADOW', 'COMMON', [105, 15, 6], { skills: { POISON: 1 }, stairs: [5, 150] }),
  kind(311, 'plague_zombie', 'ZOMBIE', 'SHADOW', 'RARE', [185, 28, 11], { skills: { POISON: 4 }, stairs: [220, 1700] }),
  kind(320, 'well_ghost', 'GHOST', 'MOON', 'UNCOMMON', [88, 23, 8], { skills: { IMMORTALITY: 1 }, stairs: [8, 260] }),
  kind(321, 'lantern_ghost', 'GHOST', 'MOON', 'RARE', [115, 33, 11], {
    skills: { IMMORTALITY: 2 },
    stairs: [300, 2200],
  }),
  kind(330, 'linen_mummy', 'MUMMY', 'SUN', 'UNCOMMON', [130, 23, 12], { skills: { DEFENCE: 1 }, stairs: [35, 450] }),
  kind(331, 'pharaoh_mummy', 'MUMMY', 'SUN', 'EPIC', [190, 38, 18], { skills: { DEFENCE: 3, POISON: 2 }, stairs: [1000, 4500] }),
  kind(340, 'castle_vampire', 'VAMPIRE', 'SHADOW', 'RARE', [130, 33, 11], { skills: { ATTACK: 2, HEALTH: 1 }, stairs: [65, 800] }),
  kind(341, 'vampire_countess_ob', 'VAMPIRE', 'SHADOW', 'LEGENDARY', [180, 50, 17], { skills: { ATTACK: 3, HEALTH: 3 } }),
  kind(350, 'village_necromancer', 'NECROMANCER', 'SHADOW', 'UNCOMMON', [105, 26, 10], { skills: { POISON: 2 }, stairs: [20, 350] }),
  kind(351, 'court_necromancer', 'NECROMANCER', 'SHADOW', 'EPIC', [130, 38, 13], { skills: { POISON: 3, HEALTH: 2 }, stairs: [500, 3000] }),
  kind(360, 'library_lich', 'LICH', 'SHADOW', 'EPIC', [145, 40, 14], { skills: { POISON: 2, IMMORTALITY: 1 }, stairs: [420, 2800] }),
  kind(361, 'void_lich', 'LICH', 'SHADOW', 'LEGENDARY', [200, 54, 20], { skills: { POISON: 4, IMMORTALITY: 2 }, stairs: [2000, 6000] }),
  kind(370, 'koschey', 'KOSCHEY', 'SHADOW', 'LEGENDARY', [190, 50, 19], {
    skills: { ATTACK: 3, IMMORTALITY: 3 },
    stairs: [1800, 6000],
    ark: true,
  }),
]
