import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/heroes.ts'

const heroes: Same<typeof ru> = {
  hero_ratibor: { name: 'Ratibor' },
  hero_lukyan: { name: 'Lukyan' },
  hero_vasilisa: { name: 'Vasilisa' },
  hero_marya: { name: 'Marya' },
  companion_wolf: { name: 'Serko the Wolf' },
  companion_eagle: { name: 'Yasny the Eagle' },
  companion_fox: { name: 'Ember the Fox' },
  companion_owl: { name: 'Midnight the Owl' },
}
export default heroes
