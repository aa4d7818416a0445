// Of creatures first, then of artifacts; RARE is both.
import type { Creature, Rarity } from '@skystair/contract'

export default {
  COMMON: 'Обычный',
  UNCOMMON: 'Необычный',
  RARE: 'Редкий',
  EPIC: 'Эпический',
  LEGENDARY: 'Легендарный',
  USUAL: 'Обычный',
  UNIQUE: 'Уникальный',
} satisfies Record<Creature['rarity'] | Rarity, string>
