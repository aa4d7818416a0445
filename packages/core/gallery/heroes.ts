import type { Creature } from '@skystair/contract'
import type { CardCreature } from '../src/ui/kit/card.tsx'
import { creature } from '../testing/fixtures.ts'

const hero = (
  imageId: string,
  creatureClass: Creature['class'],
  rarity: Creature['rarity'],
  rank: number,
  level: number,
  current = 100,
  premium = false,
): CardCreature => ({
  imageId,
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
  hero('goblin_scamp', 'GOBLIN', 'COMMON', 0, 1),
  hero('brook_spirit', 'ELEMENTAL_WATER', 'UNCOMMON', 1, 7, 0),
  hero('toll_knight', 'KNIGHT', 'RARE', 2, 24),
  hero('ember_phoenix', 'PHOENIX', 'EPIC', 4, 108),
  hero('red_dragon', 'DRAGON', 'LEGENDARY', 6, 999, 100, true),
]

/** The player's heroes: one of each rarity, and two more to exchange. */
export const squad = [...heroes, heroes[0]!, heroes[1]!].map((hero, index) =>
  creature(index + 1, { ...hero, health: { current: 140, total: 140 } }),
)
