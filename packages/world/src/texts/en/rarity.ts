import type ru from '../ru/rarity.ts'
import type { Same } from '../same.ts'

const rarity: Same<typeof ru> = {
  COMMON: 'Common',
  UNCOMMON: 'Uncommon',
  RARE: 'Rare',
  EPIC: 'Epic',
  LEGENDARY: 'Legendary',
  USUAL: 'Usual',
  UNIQUE: 'Unique',
}
export default rarity
