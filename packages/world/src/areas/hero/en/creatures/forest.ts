import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/forest.ts'

const forest: Same<typeof ru> = {
  hedge_elf: { name: 'Hedge Elf', lore: 'Claims to be four hundred. Doesn’t look a day over two.' },
  silver_elf: { name: 'Silver Elf', lore: 'Walks so quietly that he can’t tell whether he has arrived.' },
  elf_prince_ob: { name: 'Elf Prince', lore: 'Ran away from the ball. The ball ran after him.' },
  bell_fairy: { name: 'Bell Fairy', lore: 'Laughs so brightly that milk turns sour with envy.' },
  thorn_fairy: { name: 'Thorn Fairy', lore: 'Wasn’t invited to the christening. Has made a note of it.' },
  birch_dryad: { name: 'Birch Dryad', lore: 'Please don’t carve hearts into her.' },
  winter_dryad: { name: 'Winter Dryad', lore: 'Sleeps until spring, and fights without waking up.' },
  young_treant: { name: 'Young Treant', lore: 'Put down roots, then thought better of it. It was noisy.' },
  oak_elder: { name: 'Oak Elder', lore: 'Speaks one word a year. Yesterday’s was “careful”.' },
  moss_leshy: { name: 'Mossy Leshy', lore: 'Leads you in circles. Doesn’t know the way himself and is embarrassed.' },
  pine_leshy: { name: 'Pine Leshy', lore: 'Lost his squirrels to a neighbour at cards. Needs something to stake.' },
  baba_yaga: { name: 'Baba Yaga', lore: 'Will feed you, heat the bathhouse, and then we’ll see.' },
  baba_yaga_elder: { name: 'Elder Yaga', lore: 'The hut obeys her. Everyone else does out of politeness.' },
}
export default forest
