// A player at the bank of a platform with payments, for tests.
import type { Bought, Capabilities } from '@skystair/platform'
import { AdvertStore } from '../src/areas/advert/store.ts'
import { BankStore } from '../src/areas/bank/store.ts'
import { Checkout } from '../src/areas/payment/checkout-store.ts'
import { FriendsStore } from '../src/areas/platform/friends-store.ts'
import { EntryStore } from '../src/areas/platform/store.ts'
import type { Services } from '../src/services/services.ts'
import type { Texts } from '../src/services/texts.ts'
import { bankInfo, bankOption, order } from './bank-fixtures.ts'
import type { player } from './fixtures.ts'
import { playing } from './services.ts'

/** `bought` is the result of the platform's payment window; it may also reject, or never settle. */
export function atTheBank(
  options: { bought?: () => Promise<Bought>; capabilities?: Partial<Capabilities>; me?: Parameters<typeof player>[0]; texts?: Texts } = {},
) {
  const game = playing({ accessLevel: 'PLAYER', ...options.me }, options.texts ? { texts: options.texts } : {})
  const { platform, server } = game
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
  const { services } = game
  return { ...game, confirmed, stores: bankStores(services) }
}

export const bankStores = (services: Services) => ({
  bank: services.get(BankStore),
  checkout: services.get(Checkout),
  advert: services.get(AdvertStore),
  entry: services.get(EntryStore),
  friends: services.get(FriendsStore),
})
