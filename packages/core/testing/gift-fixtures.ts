import type { Gift, GiftOffer } from '@skystair/contract'
import { NOW } from './fixtures.ts'

/** A flower from Olga. */
export const receivedGift = (id: number, changes: Partial<Gift> = {}): Gift => ({
  ...{ id, key: 'flower', image: 'event-item/flower-for-wreath', senderId: 7, senderName: 'Olga', compliment: 'Well fought!', at: NOW },
  rewards: [{ kind: 'heal_small', amount: 1 }],
  taken: false,
  hidden: false,
  ...changes,
})

/** A flower to send. */
export const giftOffer = (id: number, changes: Partial<GiftOffer> = {}): GiftOffer => ({
  ...{ id, key: 'flower', image: 'event-item/flower-for-wreath', minStair: 3, available: true, left: 5 },
  price: [{ resource: 'gold', amount: 60 }],
  rewards: [{ kind: 'heal_small', amount: 1 }],
  ...changes,
})
