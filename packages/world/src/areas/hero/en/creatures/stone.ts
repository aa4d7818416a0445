import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/stone.ts'

const stone: Same<typeof ru> = {
  clay_golem: { name: 'Clay Golem', lore: 'The note in its mouth got wet. It improvises now.' },
  granite_golem: { name: 'Granite Golem', lore: 'Thinks slowly, but for good.' },
  crystal_golem: { name: 'Crystal Golem', lore: 'Ticklish, and afraid of high notes.' },
  chapel_gargoyle: { name: 'Chapel Gargoyle', lore: 'Has gargled rain for two hundred years.' },
  cathedral_gargoyle: { name: 'Cathedral Gargoyle', lore: 'The pigeons don’t respect her. She remembers each of them.' },
  lamp_djinn: { name: 'Djinn of the Lamp', lore: 'Three wishes: sleep, more sleep, and no rubbing.' },
  storm_djinn: { name: 'Djinn of the Sandstorm', lore: 'Lamps are too small, jugs too big, deserts just right.' },
  hearth_spirit: { name: 'Spirit of the Hearth', lore: 'Gentle at home. But this isn’t home.' },
  volcano_spirit: { name: 'Spirit of the Volcano', lore: 'Has bottled things up for a thousand years. Is about to share.' },
  brook_spirit: { name: 'Spirit of the Brook', lore: 'Chatters on and on, always about the same stone.' },
  ocean_spirit: { name: 'Spirit of the Ocean', lore: 'Remembers when the stairs were the sea floor.' },
  breeze_spirit: { name: 'Spirit of the Draught', lore: 'Slams doors, even where there are none.' },
  hurricane_spirit: { name: 'Spirit of the Hurricane', lore: 'Carries off hats, roofs and the thread of the conversation.' },
  field_spirit: { name: 'Spirit of the Field', lore: 'Is slowly growing potatoes.' },
  mountain_spirit: { name: 'Spirit of the Mountain', lore: 'People came to him. He has never gone to anyone before.' },
}
export default stone
