import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/sky.ts'

const sky: Same<typeof ru> = {
  cliff_harpy: { name: 'Cliff Harpy' },
  choir_harpy: { name: 'Choir Harpy' },
  tired_angel: { name: 'Tired Angel' },
  sword_angel: { name: 'Angel with a Sword' },
  archangel_of_the_gate: { name: 'Archangel at the Gate' },
  archangel_ob: { name: 'Archangel of the Dawn' },
  ember_phoenix: { name: 'Ember Phoenix' },
  sun_phoenix_ob: { name: 'Sun Phoenix' },
  asgardian_phoenix: { name: 'Asgardian Phoenix' },
  garden_firebird: { name: 'Garden Firebird' },
  tsar_firebird: { name: 'Tsar’s Firebird' },
  cloud_pegasus: { name: 'Cloud Pegasus' },
  night_pegasus: { name: 'Night Pegasus' },
}
export default sky
