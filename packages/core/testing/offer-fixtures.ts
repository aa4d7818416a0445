// Replies about personal offers, complete and valid; tests change what they need.
import type { PersonalOffer } from '@skystair/contract'
import { creature, NOW } from './fixtures.ts'

export const personalOffer = (changes: Partial<PersonalOffer> = {}): PersonalOffer => ({
  offerType: 'FIRST_HERO',
  until: NOW + 80_000_000,
  viewed: false,
  percent: 50,
  hero: {
    creature: creature(1, { imageId: 'bell_fairy', class: 'FAIRY' }),
    price: [{ resource: 'gold', amount: 120 }],
    oldPrice: [{ resource: 'gold', amount: 240 }],
  },
  shop: null,
  ...changes,
})
