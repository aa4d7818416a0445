import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/artifact-rarity.ts'

const artifactRarity: Same<typeof ru> = { USUAL: 'Common', RARE: 'Rare', UNIQUE: 'Unique' }
export default artifactRarity
