// Guardians and bosses set by hand. For any other stair the road draws its guardian from the kinds that live there.
import type { StairGuard } from '@skystair/contract'
import { type GuardRow, namedBosses } from './bosses.ts'

const guardians: readonly GuardRow[] = [
  [1, 'goblin_scamp', 'meadow_lizard'],
  [2, 'grey_wolf', 'goblin_scamp'],
  [3, 'soot_imp', 'goblin_scamp', 'meadow_lizard'],
  [4, 'goblin_tollman', 'grey_wolf', 'goblin_scamp'],
  [6, 'hedge_elf', 'wild_boar', 'bell_fairy'],
  [7, 'brown_bear', 'village_archer', 'cliff_harpy'],
  [8, 'toll_knight', 'old_bones'],
  [9, 'marsh_werewolf', 'grey_wolf', 'cliff_harpy'],
  [11, 'moss_leshy', 'wild_boar', 'bell_fairy'],
  [12, 'clay_golem', 'soot_imp', 'village_archer'],
  [13, 'orc_brawler', 'goblin_tollman', 'goblin_tollman', 'goblin_scamp'],
  [14, 'meadow_centaur', 'village_archer', 'lamp_nun'],
  [16, 'chapel_gargoyle', 'well_ghost', 'cliff_harpy'],
  [17, 'river_mermaid', 'brook_spirit', 'meadow_lizard'],
  [18, 'labyrinth_minotaur', 'goblin_tollman', 'road_robber', 'wild_boar'],
  [19, 'hungry_ogre', 'roof_assassin', 'soot_imp'],
  [21, 'young_treant', 'birch_dryad', 'hedge_elf', 'bell_fairy'],
  [22, 'spear_lizard', 'spear_lizard', 'mud_salamander', 'meadow_lizard'],
  [23, 'steppe_barbarian', 'meadow_centaur', 'village_archer', 'road_robber'],
  [24, 'cliff_wyvern', 'cliff_harpy', 'cliff_harpy', 'breeze_spirit'],
  [25, 'shepherd_cyclops', 'wild_boar', 'wild_boar', 'field_spirit'],
  [26, 'young_paladin', 'toll_knight', 'field_priest', 'lamp_nun'],
  [27, 'village_necromancer', 'old_bones', 'old_bones', 'field_zombie'],
  [28, 'cellar_basilisk', 'clay_golem', 'bog_warlock', 'soot_imp'],
  [29, 'northern_berserk', 'hill_dwarf', 'clockwork_gnome', 'wild_boar'],
  [31, 'bone_guard', 'bone_guard', 'field_zombie', 'village_necromancer', 'well_ghost'],
  [32, 'tired_angel', 'stair_monk', 'lamp_nun', 'village_archer'],
  [33, 'stair_mason', 'stair_mason', 'hill_dwarf', 'clockwork_gnome', 'field_priest'],
  [34, 'labyrinth_minotaur', 'orc_brawler', 'orc_brawler', 'bog_warlock', 'goblin_tollman'],
  [35, 'linen_mummy', 'bone_guard', 'spear_lizard', 'roof_assassin'],
  [36, 'hungry_ogre', 'bridge_troll', 'cellar_basilisk', 'wandering_mage'],
  [37, 'river_mermaid', 'river_mermaid', 'brook_spirit', 'spear_lizard', 'cliff_wyvern'],
  [38, 'cloud_pegasus', 'meadow_centaur', 'hedge_elf', 'breeze_spirit', 'tired_angel'],
  [39, 'hearth_spirit', 'brook_spirit', 'breeze_spirit', 'field_spirit'],
  [41, 'gate_griffin', 'toll_knight', 'toll_knight', 'field_priest', 'village_archer'],
  [42, 'northern_berserk', 'marsh_werewolf', 'marsh_werewolf', 'brown_bear', 'wandering_mage'],
  [43, 'clay_golem', 'chapel_gargoyle', 'field_spirit', 'clockwork_gnome', 'wandering_mage'],
  [44, 'cellar_basilisk', 'cellar_basilisk', 'linen_mummy', 'roof_assassin', 'bog_warlock'],
  [45, 'white_unicorn', 'birch_dryad', 'young_treant', 'hedge_elf', 'bell_fairy', 'field_priest'],
  [46, 'shepherd_cyclops', 'labyrinth_minotaur', 'hungry_ogre', 'orc_brawler', 'goblin_tollman', 'bog_warlock'],
  [47, 'young_paladin', 'stair_monk', 'toll_knight', 'tired_angel', 'lamp_nun', 'village_archer'],
  [48, 'stone_gorgon', 'chapel_gargoyle', 'chapel_gargoyle', 'spear_lizard', 'cliff_wyvern'],
  [49, 'linen_mummy', 'linen_mummy', 'bone_guard', 'village_necromancer', 'well_ghost', 'well_ghost'],
  [51, 'moss_leshy', 'young_treant', 'brown_bear', 'birch_dryad', 'hedge_elf', 'bell_fairy'],
  [52, 'steppe_barbarian', 'northern_berserk', 'meadow_centaur', 'meadow_centaur', 'village_archer', 'village_archer'],
  [53, 'cliff_wyvern', 'cliff_wyvern', 'cloud_pegasus', 'breeze_spirit', 'cliff_harpy'],
  [54, 'green_dragon', 'spear_lizard', 'spear_lizard', 'mud_salamander', 'cellar_basilisk'],
  [55, 'reef_naga', 'spear_lizard', 'river_mermaid', 'river_mermaid', 'brook_spirit', 'swamp_hydra'],
  [56, 'gate_griffin', 'gate_griffin', 'toll_knight', 'young_paladin', 'field_priest', 'wandering_mage'],
  [57, 'bone_guard', 'bone_guard', 'linen_mummy', 'village_necromancer', 'village_necromancer', 'well_ghost'],
  [58, 'lamp_djinn', 'clay_golem', 'clay_golem', 'roof_assassin', 'roof_assassin', 'bog_warlock'],
  [59, 'young_paladin', 'toll_knight', 'stair_mason', 'tired_angel', 'village_archer', 'lamp_nun'],
]

/** Bosses of every fiftieth stair without a named one, and their squads, in turn from the given stair on. */
const courts: readonly (readonly [from: number, courts: readonly (readonly string[])[]])[] = [
  [
    150,
    [
      ['green_dragon', 'cliff_wyvern', 'spear_lizard', 'spear_lizard', 'mud_salamander'],
      ['baba_yaga', 'moss_leshy', 'moss_leshy', 'well_ghost', 'thorn_fairy'],
      ['orc_warlord', 'orc_brawler', 'orc_brawler', 'goblin_alchemist', 'goblin_alchemist'],
      ['black_knight', 'toll_knight', 'royal_archer', 'royal_archer', 'field_priest'],
      ['swamp_hydra', 'reef_naga', 'pond_kraken', 'river_mermaid', 'brook_spirit'],
    ],
  ],
  [
    450,
    [
      ['bronze_titan', 'young_titan', 'forge_cyclops', 'iron_monk', 'high_priestess'],
      ['red_dragon', 'thunder_wyvern', 'crowned_basilisk', 'lava_salamander', 'hill_chimera'],
      ['yotun_king', 'frost_yotun', 'frost_yotun', 'ice_troll', 'winter_dryad'],
      ['old_kraken', 'sea_hydra', 'abyss_naga', 'pearl_mermaid', 'ocean_spirit'],
      ['oak_elder', 'pine_leshy', 'pine_leshy', 'winter_dryad', 'silver_elf'],
    ],
  ],
  [
    1550,
    [
      ['black_dragon', 'ash_chimera', 'lava_salamander', 'pit_demon', 'volcano_spirit'],
      ['koschey', 'void_lich', 'bone_captain', 'bone_captain', 'pharaoh_mummy'],
      ['devil_magistrate', 'bargain_devil', 'pit_demon', 'velvet_succubus', 'velvet_succubus'],
      ['baba_yaga_elder', 'koschey', 'thorn_fairy', 'lantern_ghost', 'red_warlock'],
      ['asgardian_phoenix', 'tsar_firebird', 'volcano_spirit', 'hurricane_spirit', 'sword_angel'],
    ],
  ],
  [
    3550,
    [
      ['storm_titan', 'bronze_titan', 'mountain_spirit', 'hurricane_spirit', 'royal_griffin'],
      ['archangel_of_the_gate', 'sword_angel', 'dawn_paladin', 'night_pegasus', 'tsar_firebird'],
      ['black_dragon', 'black_dragon', 'asgardian_phoenix', 'thunder_wyvern', 'ash_chimera'],
      ['yotun_king', 'crystal_golem', 'mountain_spirit', 'ocean_spirit', 'hurricane_spirit'],
      ['koschey', 'void_lich', 'devil_magistrate', 'baba_yaga_elder', 'velvet_succubus'],
    ],
  ],
]

const named = new Set(namedBosses.map(([stair]) => stair))

/** A boss with its squad: the first of the group is the boss. */
function courtAt(stair: number): GuardRow {
  const [from, takeTurns] = courts.filter(([first]) => first <= stair).at(-1)!
  const [ruler, ...beside] = takeTurns[((stair - from) / 50) % takeTurns.length]!
  return [stair, ruler!, ...beside]
}

const fiftieths: readonly GuardRow[] = Array.from({ length: 118 }, (_, i) => 150 + 50 * i)
  .filter((stair) => !named.has(stair))
  .map(courtAt)

/** Strength of a boss's squad in per cent of its stair's: less than 100, because its phases make it harder. */
const BOSS = 92
/** Squads that are stronger than their figures, as simulations show: sturdy creatures in front with a healer or archers behind them. */
const together: Readonly<Record<number, number>> = {
  11: 90,
  13: 95,
  16: 97,
  17: 96,
  18: 90,
  19: 93,
  21: 88,
  22: 88,
  32: 92,
  34: 92,
  38: 92,
  41: 88,
  43: 95,
  44: 95,
  45: 94,
  54: 95,
  56: 93,
  58: 90,
}

const guard =
  (boss: boolean) =>
  ([stair, imageId, ...beside]: GuardRow): StairGuard => ({
    ...{ stair, imageId, boss, with: beside },
    percent: together[stair] ?? (boss ? BOSS : 100),
  })

export const guards: readonly StairGuard[] = [...guardians.map(guard(false)), ...[...namedBosses, ...fiftieths].map(guard(true))].sort(
  (a, b) => a.stair - b.stair,
)
