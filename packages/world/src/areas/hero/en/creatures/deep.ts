import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/deep.ts'

const deep: Same<typeof ru> = {
  river_mermaid: { name: 'River Mermaid', lore: 'Sings well. The words are all about drowning, though.' },
  pearl_mermaid: { name: 'Pearl Mermaid', lore: 'Dived for a ring, came up a queen.' },
  reef_naga: { name: 'Reef Naga', lore: 'Four hands, four opinions, all firm.' },
  abyss_naga: { name: 'Naga of the Abyss', lore: 'Came up to see the sun. Was not impressed.' },
  pond_kraken: { name: 'Pond Kraken', lore: 'The pond is too small for him, but moving is such a bother.' },
  old_kraken: { name: 'Old Kraken', lore: 'Used to hug ships. The ships minded.' },
  stone_gorgon: { name: 'Stone Gorgon', lore: 'The snakes on her head argue whose turn it is to have breakfast.' },
  gorgon_queen: { name: 'Gorgon Queen', lore: 'Suitors are petrified of her.' },
}
export default deep
