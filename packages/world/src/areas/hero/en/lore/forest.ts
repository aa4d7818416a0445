import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/forest.ts'

const forest: Same<typeof ru> = {
  hedge_elf: 'Claims to be four hundred. Doesn’t look a day over two.',
  silver_elf: 'Walks so quietly that he can’t tell whether he has arrived.',
  elf_prince_ob: 'Ran away from the ball. The ball ran after him.',
  bell_fairy: 'Laughs so brightly that milk turns sour with envy.',
  thorn_fairy: 'Wasn’t invited to the christening. Has made a note of it.',
  birch_dryad: 'Please don’t carve hearts into her.',
  winter_dryad: 'Sleeps until spring, and fights without waking up.',
  young_treant: 'Put down roots, then thought better of it. It was noisy.',
  oak_elder: 'Speaks one word a year. Yesterday’s was “careful”.',
  moss_leshy: 'Leads you in circles. Doesn’t know the way himself and is embarrassed.',
  pine_leshy: 'Lost his squirrels to a neighbour at cards. Needs something to stake.',
  baba_yaga: 'Will feed you, heat the bathhouse, and then we’ll see.',
  baba_yaga_elder: 'The hut obeys her. Everyone else does out of politeness.',
}
export default forest
