import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/sky.ts'

const sky: Same<typeof ru> = {
  cliff_harpy: { name: 'Cliff Harpy', lore: 'Screams so as not to be interrupted.' },
  choir_harpy: { name: 'Choir Harpy', lore: 'Expelled from the choir for volume.' },
  tired_angel: { name: 'Tired Angel', lore: 'Was a poet’s guardian. Is on leave.' },
  sword_angel: { name: 'Angel with a Sword', lore: 'The sword burns by itself. Handy for tea.' },
  archangel_of_the_gate: { name: 'Archangel at the Gate', lore: 'Knows who stole the top of the stairs. But he is on duty.' },
  archangel_ob: { name: 'Archangel of the Dawn', lore: 'Six wings, and each of them takes his side.' },
  ember_phoenix: { name: 'Ember Phoenix', lore: 'Burns up over trifles. Rises over them, too.' },
  sun_phoenix_ob: { name: 'Sun Phoenix', lore: 'Has more birthdays than anyone.' },
  asgardian_phoenix: { name: 'Asgardian Phoenix', lore: 'Calls the rainbow beneath it a porch.' },
  garden_firebird: { name: 'Garden Firebird', lore: 'Steals apples on principle, not out of hunger.' },
  tsar_firebird: { name: 'Tsar’s Firebird', lore: 'One feather is worth half a kingdom. For two they pay you to take them away.' },
  cloud_pegasus: { name: 'Cloud Pegasus', lore: 'Used to carry poets, now only novelists: they travel better.' },
  night_pegasus: { name: 'Night Pegasus', lore: 'Stars in its mane. It seems a pity to comb them out.' },
}
export default sky
