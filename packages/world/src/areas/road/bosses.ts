/** The guardian of a stair, and the squad beside it. */
export type GuardRow = readonly [stair: number, imageId: string, ...beside: string[]]

/** The bosses with names of their own, by stair, each with its squad. */
export const namedBosses: readonly GuardRow[] = [
  [5, 'boss_grandpa_bones', 'old_bones'],
  [10, 'boss_toll_master', 'goblin_tollman', 'goblin_scamp'],
  [15, 'boss_cabbage_dragon', 'meadow_lizard', 'wild_boar'],
  [20, 'boss_bridge_keeper', 'orc_brawler', 'goblin_tollman'],
  [30, 'boss_grandfather_stump', 'birch_dryad', 'wild_boar', 'grey_wolf', 'hedge_elf'],
  [40, 'boss_miser_griffin', 'toll_knight', 'toll_knight', 'village_archer'],
  [50, 'boss_mother_mire', 'spear_lizard', 'spear_lizard', 'river_mermaid', 'moss_leshy'],
  [60, 'boss_empty_armour', 'black_knight', 'bone_guard', 'well_ghost', 'village_necromancer'],
  [100, 'boss_king_of_five_floors', 'toll_knight', 'royal_archer', 'royal_archer', 'wandering_mage', 'clockwork_gnome'],
  [400, 'boss_lady_of_castles', 'castle_vampire', 'castle_vampire', 'black_knight', 'tea_succubus', 'court_necromancer'],
  [1000, 'boss_old_whirlpool', 'sea_hydra', 'abyss_naga', 'ocean_spirit', 'pearl_mermaid', 'pearl_mermaid'],
  [1500, 'boss_queen_blizzard', 'yotun_king', 'frost_yotun', 'ice_troll', 'winter_dryad', 'storm_djinn'],
  [2500, 'boss_clerk_of_oblivion', 'void_lich', 'library_lich', 'pit_demon', 'pharaoh_mummy', 'court_necromancer'],
  [3500, 'boss_judge_of_debts', 'devil_magistrate', 'devil_magistrate', 'pit_demon', 'velvet_succubus', 'velvet_succubus'],
  [5000, 'boss_gatekeeper', 'archangel_of_the_gate', 'archangel_of_the_gate', 'dawn_paladin', 'night_pegasus', 'hurricane_spirit'],
  [6000, 'boss_white_rabbit', 'storm_titan', 'black_dragon', 'yotun_king', 'koschey', 'baba_yaga_elder'],
]
