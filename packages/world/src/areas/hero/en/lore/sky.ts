import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/sky.ts'

const sky: Same<typeof ru> = {
  cliff_harpy: 'Screams so as not to be interrupted.',
  choir_harpy: 'Expelled from the choir for volume.',
  tired_angel: 'Was a poet’s guardian. Is on leave.',
  sword_angel: 'The sword burns by itself. Handy for tea.',
  archangel_of_the_gate: 'Knows who stole the top of the stairs. But he is on duty.',
  archangel_ob: 'Six wings, and each of them takes his side.',
  ember_phoenix: 'Burns up over trifles. Rises over them, too.',
  sun_phoenix_ob: 'Has more birthdays than anyone.',
  asgardian_phoenix: 'Calls the rainbow beneath it a porch.',
  garden_firebird: 'Steals apples on principle, not out of hunger.',
  tsar_firebird: 'One feather is worth half a kingdom. For two they pay you to take them away.',
  cloud_pegasus: 'Used to carry poets, now only novelists: they travel better.',
  night_pegasus: 'Stars in its mane. It seems a pity to comb them out.',
}
export default sky
