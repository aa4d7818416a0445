import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/deep.ts'

const deep: Same<typeof ru> = {
  river_mermaid: 'Sings well. The words are all about drowning, though.',
  pearl_mermaid: 'Dived for a ring, came up a queen.',
  reef_naga: 'Four hands, four opinions, all firm.',
  abyss_naga: 'Came up to see the sun. Was not impressed.',
  pond_kraken: 'The pond is too small for him, but moving is such a bother.',
  old_kraken: 'Used to hug ships. The ships minded.',
  stone_gorgon: 'The snakes on her head argue whose turn it is to have breakfast.',
  gorgon_queen: 'Suitors are petrified of her.',
}
export default deep
