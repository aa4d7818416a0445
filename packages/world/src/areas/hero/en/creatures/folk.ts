import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/folk.ts'

const folk: Same<typeof ru> = {
  goblin_scamp: { name: 'Goblin Scamp' },
  goblin_tollman: { name: 'Goblin Tollman' },
  goblin_alchemist: { name: 'Goblin Alchemist' },
  orc_brawler: { name: 'Orc Brawler' },
  orc_warlord: { name: 'Orc Warlord' },
  hungry_ogre: { name: 'Hungry Ogre' },
  two_headed_ogre: { name: 'Two-headed Ogre' },
  bridge_troll: { name: 'Bridge Troll' },
  ice_troll: { name: 'Ice Troll' },
  hill_dwarf: { name: 'Hill Dwarf' },
  rune_dwarf: { name: 'Rune Smith' },
  clockwork_gnome: { name: 'Clockwork Gnome' },
  steam_gnome_ob: { name: 'Steam Gnome' },
  shepherd_cyclops: { name: 'Shepherd Cyclops' },
  forge_cyclops: { name: 'Forge Cyclops' },
  young_titan: { name: 'Young Titan' },
  bronze_titan: { name: 'Bronze Titan' },
  storm_titan: { name: 'Storm Titan' },
  frost_yotun: { name: 'Frost Yotun' },
  yotun_king: { name: 'Yotun King' },
}
export default folk
