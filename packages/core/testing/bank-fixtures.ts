// Replies of the bank, complete and valid; tests change what they need.
import type { ReplyOf } from '@skystair/contract'
import { NOW } from './fixtures.ts'

export const bankOption = (id: number, changes: Partial<ReplyOf<'GET /api/giftpurchase/gems/list'>[number]> = {}) => ({
  id,
  productId: `gems_${id}`,
  gems: 100 * id,
  bonusGems: 0,
  bonusPoints: 10,
  price: { amount: 9900 * id, currency: 'RUB' },
  best: false,
  ...changes,
})

export const bankInfo = (changes: Partial<ReplyOf<'GET /api/shop/bank/info'>> = {}): ReplyOf<'GET /api/shop/bank/info'> => ({
  bankOptions: [bankOption(1), bankOption(5, { bonusGems: 50, best: true })],
  bankGifts: [{ id: 11, rewards: [{ kind: 'elixir', amount: 2 }], availableAt: 0, membership: 'SILVER' }],
  freeOptions: [{ id: 1, rewards: [{ kind: 'gold', amount: 40 }], availableAt: 0, membership: 'NONE' }],
  bonusStatusInfo: { membership: 'NONE', points: 20, since: 0, next: 'SILVER', nextAt: 50 },
  rewardedInfo: { id: 1, viewsLeft: 3, gems: 3, nextAt: 0, started: false, takeAt: 0 },
  methods: [
    { method: 'xsolla', title: 'Xsolla' },
    { method: 'robokassa', title: 'Robokassa' },
  ],
  currencies: [],
  gemsBonus: null,
  ...changes,
})

export const order = (
  state: ReplyOf<'GET /api/payment/{orderId}'>['state'],
  changes: Partial<ReplyOf<'GET /api/payment/{orderId}'>> = {},
) => ({
  orderId: '77',
  productId: 'gems_1',
  gems: 100,
  state,
  cancelled: false,
  url: null,
  payload: { nonce: 'n' },
  ...changes,
})

export const purchase = (id: number, state: ReplyOf<'GET /api/shop/bank/purchase/info'>[number]['state'], at = NOW - 1000) => ({
  id,
  productId: 'gems_1',
  gems: 100,
  state,
  at,
  buyerId: 1,
  receiverId: 1,
})
