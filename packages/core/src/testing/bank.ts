// A player at the bank of a platform that sells, for tests.
import type { ReplyOf } from '@skystair/contract'
import type { Bought, Capabilities } from '@skystair/platform'
import { LateStores } from '../stores/late/late-stores.ts'
import type { Texts } from '../texts.ts'
import { NOW, type player } from './fixtures.ts'
import { playing } from './ground.ts'

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
  rewardedInfo: { id: 1, viewsLeft: 3, gems: 3, nextAt: 0, started: false },
  methods: ['xsolla', 'robokassa'],
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

/** `bought` is what the platform's window says; it may also reject, or never settle. */
export function atTheBank(
  options: { bought?: () => Promise<Bought>; capabilities?: Partial<Capabilities>; me?: Parameters<typeof player>[0]; texts?: Texts } = {},
) {
  const ground = playing({ accessLevel: 'PLAYER', ...options.me }, options.texts ? { texts: options.texts } : {})
  const { platform, server, root } = ground
  Object.assign(platform.capabilities, { canPay: true, canReward: true, ...options.capabilities })
  const confirmed: Readonly<Record<string, string>>[] = []
  Object.assign(platform.pay, {
    buy: options.bought ?? (async () => ({ outcome: 'PAID', evidence: { token: 'secret-token' } })),
    confirm: async (evidence: Record<string, string>) => void confirmed.push(evidence),
  })
  server
    .on('POST /api/log/add', { logged: true })
    .on('GET /api/shop/bank/info', bankInfo())
    .on('GET /api/shop/bank/purchase/info', [])
    .on('GET /api/giftpurchase/gems/list', [bankOption(101)])
    .on('POST /api/payment/buy/{id}', order('STARTED'))
  root.late = new LateStores(root)
  return { ...ground, confirmed, late: root.late }
}
