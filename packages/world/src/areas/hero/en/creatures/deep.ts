import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/deep.ts'

const deep: Same<typeof ru> = {
  river_mermaid: { name: 'River Mermaid' },
  pearl_mermaid: { name: 'Pearl Mermaid' },
  reef_naga: { name: 'Reef Naga' },
  abyss_naga: { name: 'Naga of the Abyss' },
  pond_kraken: { name: 'Pond Kraken' },
  old_kraken: { name: 'Old Kraken' },
  stone_gorgon: { name: 'Stone Gorgon' },
  gorgon_queen: { name: 'Gorgon Queen' },
}
export default deep
