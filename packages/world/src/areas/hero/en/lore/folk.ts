import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/folk.ts'

const folk: Same<typeof ru> = {
  goblin_scamp: 'Stole a stair. Hasn’t the faintest idea why.',
  goblin_tollman: 'Charges for passing, for looking, and for sighing.',
  goblin_alchemist: 'Lost his eyebrows in the first experiment, and his fear in the second.',
  orc_brawler: 'Doesn’t fight out of malice. He is sociable.',
  orc_warlord: 'Wears the helmets of his father, grandfather and great-grandfather. All at once.',
  hungry_ogre: 'Eats whatever is slower than he is. Snails are alarmed.',
  two_headed_ogre: 'One head is against fighting, but it is in the minority.',
  bridge_troll: 'The bridge is long gone. The habit remains.',
  ice_troll: 'Thaws in summer and becomes almost friendly.',
  hill_dwarf: 'Not short. Neatly folded.',
  rune_dwarf: 'His hammer has “hammer” written on it. One can’t be too careful.',
  clockwork_gnome: 'Late, but exactly on schedule.',
  steam_gnome_ob: 'Invented a samovar with legs. It left; he went after it.',
  shepherd_cyclops: 'Counts his sheep and falls asleep at the second one.',
  forge_cyclops: 'Made thunderbolts until they went out of fashion.',
  young_titan: 'Only three thousand years old. His voice is still breaking.',
  bronze_titan: 'Was holding up the sky and stepped out for a minute. You can tell, can’t you?',
  storm_titan: 'Sneezes thunder, apologises in lightning.',
  frost_yotun: 'Receives guests coldly and sees them off even more so.',
  yotun_king: 'The crown froze to his head. He had to rule.',
}
export default folk
