import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/heroes.ts'

const heroes: Same<typeof ru> = {
  hero_ratibor: 'Has built forty staircases, none of which went this high. It rankles.',
  hero_lukyan: 'Would have passed every exam, had he not burnt down the examination hall.',
  hero_vasilisa: 'Never misses. Sometimes she just changes her mind.',
  hero_marya: 'Heals everyone who asks, and some who fight back.',
  companion_wolf: 'Doesn’t howl at the moon. He is shy.',
  companion_eagle: 'Looks down on everybody, even from the ground.',
  companion_fox: 'Insists he was only passing through the henhouse.',
  companion_owl: 'Sleeps by day, disapproves by night.',
}
export default heroes
