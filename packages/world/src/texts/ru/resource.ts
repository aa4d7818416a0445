// Names by `ResourceName`; `bonusPoints` and the rest are what the purse and the ledger call them.
import type { ResourceName } from '@skystair/contract'

export default {
  gold: 'Золото',
  crystal: 'Красный кристалл',
  blueCrystal: 'Синий кристалл',
  elixir: 'Эликсир',
  mithril: 'Изумруды',
  sulfur: 'Сера',
  caviar: 'Икра',
  amethysts: 'Аметисты',
  tickets: 'Билеты',
  tokens: 'Жетоны',
  gears: 'Шестерёнки',
  bonusPoints: 'Бонусные баллы',
  eventCurrency: 'Праздничные монеты',
} satisfies Record<ResourceName, string>
