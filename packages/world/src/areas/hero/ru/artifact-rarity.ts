import type { Rarity } from '@skystair/contract'

export default { USUAL: 'Обычный', RARE: 'Редкий', UNIQUE: 'Уникальный' } satisfies Record<Rarity, string>
