// Bosses of single stairs: a player meets each once, at its own stair.
import { kind } from './kind.ts'

export const bosses = [
  kind(1201, 'boss_grandpa_bones', 'SKELETON', 'SHADOW', 'UNCOMMON', [130, 18, 8], { met: 5, skills: { DEFENCE: 2 } }),
  kind(1202, 'boss_toll_master', 'GOBLIN', 'NONE', 'UNCOMMON', [150, 22, 9], { met: 10, skills: { ATTACK: 2, POISON: 1 } }),
  kind(1203, 'boss_cabbage_dragon', 'DRAGON', 'SUN', 'RARE', [140, 20, 8], { met: 15, skills: { ATTACK: 2 } }),
  kind(1204, 'boss_bridge_keeper', 'TROLL', 'MOON', 'RARE', [165, 22, 9], { met: 20, skills: { DEFENCE: 2 } }),
  kind(1205, 'boss_grandfather_stump', 'LESHY', 'SHADOW', 'RARE', [160, 22, 9], { met: 30, skills: { DEFENCE: 2, HEALTH: 1 } }),
  kind(1206, 'boss_miser_griffin', 'GRIFFIN', 'SUN', 'RARE', [185, 24, 11], { met: 40, skills: { ATTACK: 2, DEFENCE: 2 } }),
  kind(1207, 'boss_mother_mire', 'HYDRA', 'MOON', 'EPIC', [210, 27, 12], { met: 50, skills: { ATTACK: 2, HEALTH: 2 } }),
  kind(1208, 'boss_empty_armour', 'KNIGHT', 'SHADOW', 'EPIC', [220, 28, 15], { met: 60, skills: { DEFENCE: 4 } }),
  kind(1209, 'boss_king_of_five_floors', 'HUMAN', 'SUN', 'EPIC', [300, 35, 17], { met: 100, skills: { ATTACK: 3, DEFENCE: 2 } }),
  kind(1210, 'boss_lady_of_castles', 'VAMPIRE', 'SHADOW', 'EPIC', [360, 46, 18], { met: 400, skills: { ATTACK: 3, HEALTH: 3 } }),
  kind(1211, 'boss_old_whirlpool', 'KRAKEN', 'MOON', 'LEGENDARY', [440, 50, 21], { met: 1000, skills: { ATTACK: 3, DEFENCE: 2 } }),
  kind(1212, 'boss_queen_blizzard', 'YOTUN', 'MOON', 'LEGENDARY', [450, 52, 25], { met: 1500, skills: { DEFENCE: 4, ATTACK: 2 } }),
  kind(1213, 'boss_clerk_of_oblivion', 'LICH', 'SHADOW', 'LEGENDARY', [430, 58, 22], { met: 2500, skills: { POISON: 4, IMMORTALITY: 1 } }),
  kind(1214, 'boss_judge_of_debts', 'DEVIL', 'SHADOW', 'LEGENDARY', [470, 60, 24], { met: 3500, skills: { ATTACK: 4, DEFENCE: 2 } }),
  kind(1215, 'boss_gatekeeper', 'ARCHANGEL', 'SUN', 'LEGENDARY', [520, 62, 28], { met: 5000, skills: { DEFENCE: 4, HEALTH: 3 } }),
  kind(1216, 'boss_white_rabbit', 'BEAST', 'NONE', 'LEGENDARY', [560, 68, 26], {
    met: 6000,
    skills: { ATTACK: 5, DEFENCE: 3, IMMORTALITY: 2 },
  }),
]
