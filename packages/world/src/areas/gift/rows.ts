// Gifts from player to player. Not part of the world's index: only the server knows it.
import type { GiftRow } from '@skystair/contract'
import { type Amounts, price, resources } from '@skystair/contract/resources'

/** How many gifts a player can take a day, and how many of them may have cost gems: they limit what a player gains from second accounts. */
export const TAKEN_PER_DAY = 20
export const GEM_GIFTS_TAKEN_PER_DAY = 3

/** The won stairs from which on gifts can be bought for gold and for gems. */
const GOLD_STAIR = 3
const GEM_STAIR = 10

type Things = Readonly<Record<string, number>>

const holds = (things: Things, amounts: Amounts = {}): GiftRow['rewards'] => [
  ...Object.entries(things).map(([consumable, amount]) => ({ kind: 'consumable' as const, consumable, amount })),
  ...resources(amounts),
]

const forGold = (id: number, key: string, image: string, gold: number, rewards: GiftRow['rewards']): GiftRow => ({
  ...{ id, key, image, rewards },
  price: price({ gold }),
  condition: { stair: GOLD_STAIR },
  limit: { perDay: 5 },
})

const forGems = (id: number, key: string, image: string, mithril: number, rewards: GiftRow['rewards']): GiftRow => ({
  ...{ id, key, image, rewards },
  price: price({ mithril }),
  condition: { stair: GEM_STAIR },
  limit: { perDay: 3 },
})

/** A gift contains less than it costs, and neither gold nor gems, so that gifts cannot move wealth from one account to another. */
export const giftOffers: readonly GiftRow[] = [
  forGold(1, 'flower', 'event-item/flower-for-wreath', 60, holds({ heal_small: 1 })),
  forGold(2, 'apple', 'event-item/apple', 90, holds({}, { elixir: 2 })),
  forGold(3, 'egg', 'event-item/easter-egg', 120, holds({ power_potion: 1 })),
  forGold(4, 'herbs', 'event-item/dream-herb', 180, holds({ heal_big: 1 })),
  forGold(5, 'hat', 'event-item/birthday-hat', 250, holds({ haste: 1, power_potion: 1 })),
  forGold(6, 'books', 'event-item/books', 400, holds({ fire_scroll: 1, freeze_scroll: 1, shield_scroll: 1 })),
  forGold(7, 'pumpkin', 'event-item/pumpkin', 600, holds({ bomb: 2, smoke: 1 })),
  forGems(8, 'feather', 'consumable/feather', 8, holds({ feather: 1 })),
  forGems(9, 'casket', 'chest-closed/SILVER', 15, holds({ heal_big: 1 }, { crystal: 8, elixir: 5 })),
  forGems(10, 'chest', 'chest-closed/AMBER', 40, holds({ feather: 1 }, { crystal: 25, tickets: 1 })),
]

/** The gems that a gift costs its sender: 0 for one that is bought for gold, and for one that is no longer sold. */
export const gemsOf = (offer: number): number =>
  giftOffers.find(({ id }) => id === offer)?.price.find(({ resource }) => resource === 'mithril')?.amount ?? 0
