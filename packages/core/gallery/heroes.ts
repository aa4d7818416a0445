import type { Creature } from '@skystair/contract'
import type { CardCreature } from '../src/ui/kit/card.tsx'

const hero = (
  creatureClass: Creature['class'],
  rarity: Creature['rarity'],
  rank: number,
  level: number,
  current = 100,
  premium = false,
): CardCreature => ({
  imageId: creatureClass.toLowerCase(),
  class: creatureClass,
  rarity,
  rank,
  premium,
  level,
  health: { current, total: 100 },
  faction: 'SUN',
})

/** One of each rarity; the second has fallen, the last is premium. */
export const heroes: readonly CardCreature[] = [
  hero('GOBLIN', 'COMMON', 0, 1),
  hero('ELEMENTAL_WATER', 'UNCOMMON', 1, 7, 0),
  hero('KNIGHT', 'RARE', 2, 24),
  hero('PHOENIX', 'EPIC', 4, 108),
  hero('DRAGON', 'LEGENDARY', 6, 999, 100, true),
]
