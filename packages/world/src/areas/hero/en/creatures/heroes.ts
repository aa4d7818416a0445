import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/heroes.ts'

const heroes: Same<typeof ru> = {
  hero_ratibor: { name: 'Ratibor', lore: 'Has built forty staircases, none of which went this high. It rankles.' },
  hero_lukyan: { name: 'Lukyan', lore: 'Would have passed every exam, had he not burnt down the examination hall.' },
  hero_vasilisa: { name: 'Vasilisa', lore: 'Never misses. Sometimes she just changes her mind.' },
  hero_marya: { name: 'Marya', lore: 'Heals everyone who asks, and some who fight back.' },
  companion_wolf: { name: 'Serko the Wolf', lore: 'Doesn’t howl at the moon. He is shy.' },
  companion_eagle: { name: 'Yasny the Eagle', lore: 'Looks down on everybody, even from the ground.' },
  companion_fox: { name: 'Ember the Fox', lore: 'Insists he was only passing through the henhouse.' },
  companion_owl: { name: 'Midnight the Owl', lore: 'Sleeps by day, disapproves by night.' },
}
export default heroes
