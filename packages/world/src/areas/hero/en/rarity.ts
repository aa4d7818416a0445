import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/rarity.ts'

const rarity: Same<typeof ru> = {
  COMMON: 'Common',
  UNCOMMON: 'Uncommon',
  RARE: 'Rare',
  EPIC: 'Epic',
  LEGENDARY: 'Legendary',
}
export default rarity
