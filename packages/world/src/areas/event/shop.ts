// What the event shop sells for event currency: the same in every event. Nothing here is drawn by chance, and nothing costs money.
import type { OfferRow, Reward } from '@skystair/contract'
import { price, resources } from '@skystair/contract/economy/resources'

const offer = (id: number, eventCurrency: number, perEvent: number, rewards: readonly Reward[]): OfferRow => ({
  id,
  rewards,
  price: price({ eventCurrency }),
  condition: { event: 'ANY' },
  limit: { perEvent },
})

export const eventShop: readonly OfferRow[] = [
  offer(1, 6, 5, resources({ gold: 250 })),
  offer(2, 10, 3, resources({ elixir: 2 })),
  offer(3, 12, 3, resources({ crystal: 15 })),
  offer(4, 15, 3, resources({ caviar: 1 })),
  offer(5, 20, 2, resources({ mithril: 5 })),
  offer(6, 30, 1, [{ kind: 'consumable', consumable: 'feather', amount: 1 }]),
  offer(7, 45, 1, [{ kind: 'artifact', artifact: 'lantern_orb' }]),
]
