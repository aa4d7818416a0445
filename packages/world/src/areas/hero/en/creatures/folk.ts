import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/folk.ts'

const folk: Same<typeof ru> = {
  goblin_scamp: { name: 'Goblin Scamp', lore: 'Stole a stair. Hasn’t the faintest idea why.' },
  goblin_tollman: { name: 'Goblin Tollman', lore: 'Charges for passing, for looking, and for sighing.' },
  goblin_alchemist: { name: 'Goblin Alchemist', lore: 'Lost his eyebrows in the first experiment, and his fear in the second.' },
  orc_brawler: { name: 'Orc Brawler', lore: 'Doesn’t fight out of malice. He is sociable.' },
  orc_warlord: { name: 'Orc Warlord', lore: 'Wears the helmets of his father, grandfather and great-grandfather. All at once.' },
  hungry_ogre: { name: 'Hungry Ogre', lore: 'Eats whatever is slower than he is. Snails are alarmed.' },
  two_headed_ogre: { name: 'Two-headed Ogre', lore: 'One head is against fighting, but it is in the minority.' },
  bridge_troll: { name: 'Bridge Troll', lore: 'The bridge is long gone. The habit remains.' },
  ice_troll: { name: 'Ice Troll', lore: 'Thaws in summer and becomes almost friendly.' },
  hill_dwarf: { name: 'Hill Dwarf', lore: 'Not short. Neatly folded.' },
  rune_dwarf: { name: 'Rune Smith', lore: 'His hammer has “hammer” written on it. One can’t be too careful.' },
  clockwork_gnome: { name: 'Clockwork Gnome', lore: 'Late, but exactly on schedule.' },
  steam_gnome_ob: { name: 'Steam Gnome', lore: 'Invented a samovar with legs. It left; he went after it.' },
  shepherd_cyclops: { name: 'Shepherd Cyclops', lore: 'Counts his sheep and falls asleep at the second one.' },
  forge_cyclops: { name: 'Forge Cyclops', lore: 'Made thunderbolts until they went out of fashion.' },
  young_titan: { name: 'Young Titan', lore: 'Only three thousand years old. His voice is still breaking.' },
  bronze_titan: { name: 'Bronze Titan', lore: 'Was holding up the sky and stepped out for a minute. You can tell, can’t you?' },
  storm_titan: { name: 'Storm Titan', lore: 'Sneezes thunder, apologises in lightning.' },
  frost_yotun: { name: 'Frost Yotun', lore: 'Receives guests coldly and sees them off even more so.' },
  yotun_king: { name: 'Yotun King', lore: 'The crown froze to his head. He had to rule.' },
}
export default folk
