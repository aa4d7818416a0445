// Of creatures: a phrase that fits a creature of any gender.
import type { Creature } from '@skystair/contract'

export default {
  COMMON: 'из обычных',
  UNCOMMON: 'из необычных',
  RARE: 'из редких',
  EPIC: 'из эпических',
  LEGENDARY: 'из легендарных',
} satisfies Record<Creature['rarity'], string>
