import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/stone.ts'

const stone: Same<typeof ru> = {
  clay_golem: 'The note in its mouth got wet. It improvises now.',
  granite_golem: 'Thinks slowly, but for good.',
  crystal_golem: 'Ticklish, and afraid of high notes.',
  chapel_gargoyle: 'Has gargled rain for two hundred years.',
  cathedral_gargoyle: 'The pigeons don’t respect her. She remembers each of them.',
  lamp_djinn: 'Three wishes: sleep, more sleep, and no rubbing.',
  storm_djinn: 'Lamps are too small, jugs too big, deserts just right.',
  hearth_spirit: 'Gentle at home. But this isn’t home.',
  volcano_spirit: 'Has bottled things up for a thousand years. Is about to share.',
  brook_spirit: 'Chatters on and on, always about the same stone.',
  ocean_spirit: 'Remembers when the stairs were the sea floor.',
  breeze_spirit: 'Slams doors, even where there are none.',
  hurricane_spirit: 'Carries off hats, roofs and the thread of the conversation.',
  field_spirit: 'Is slowly growing potatoes.',
  mountain_spirit: 'People came to him. He has never gone to anyone before.',
}
export default stone
