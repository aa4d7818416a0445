import type ru from '../ru/resource.ts'
import type { Same } from '../same.ts'

const resource: Same<typeof ru> = {
  gold: 'Gold',
  crystal: 'Red crystal',
  blueCrystal: 'Blue crystal',
  elixir: 'Elixir',
  mithril: 'Emeralds',
  sulfur: 'Sulfur',
  caviar: 'Caviar',
  amethysts: 'Amethysts',
  tickets: 'Tickets',
  tokens: 'Tokens',
  gears: 'Gears',
  bonusPoints: 'Bonus points',
  eventCurrency: 'Festival coins',
}
export default resource
