import { sortedMd5 } from '@skystair/platform/proof'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser, Simulator } from '@skystair/platform/simulator'
import { noOffers, reasons, signedQuery, standIn } from '@skystair/platform/simulator'
import { exeRule } from './server.ts'

export const SECRET = 'simulated-exe-secret'
/** The address of the portal's script is only in the partner's documents. */
export const SDK_ADDRESS = 'https://exe.test/js/api.js'

export const exeLaunch = (user: SimulatedUser): Record<string, string> => ({ api_id: '77', viewer_id: user.id, is_app_user: '1' })

export function exeNotice(fields: Readonly<Record<string, string>>, secret: string = SECRET): Notice {
  const body = Buffer.from(new URLSearchParams({ ...fields, sig: sortedMd5(fields, secret, 'sig') }).toString())
  return { method: 'POST', query: new URLSearchParams(), headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }
}

export const exeCall = (action: 'get_item' | 'buy_item', { id, nonce, externalId }: StartedOrder): Record<string, string> => ({
  action,
  app_id: '77',
  item: nonce,
  user_id: externalId ?? '',
  ...(action === 'buy_item' ? { order_id: String(id + 5000) } : {}),
})

/** The portal's order box. Must not use anything outside itself. */
function exeStandIn(window: { showOrderBox?: unknown; simulatedPortal?: SimulatedControls }, mode: HostMode, purchase: PurchaseMode): void {
  const calls: string[] = []
  // The box reports nothing to the game, and the portal has no adverts.
  window.simulatedPortal = { purchase, ad: 'UNFILLED', calls }
  window.showOrderBox = (item: string) => {
    if (mode === 'THROWING') throw new Error('The order box is not available')
    calls.push(item)
  }
  if (mode === 'LYING') window.showOrderBox = 'box'
}

export const simulator = {
  source: 'exe',
  offers: { ...noOffers, canPay: true, externalLinks: true },
  goesOn: (_, { body }) => 'response' in JSON.parse(body),
  cannot: { ...reasons.noRefunds, ...reasons.ownPrice, ...reasons.oneCurrency, ...reasons.noAsking },
  review: { embeddedBy: ['https://exe.ru'], start: [], forbidsSelection: false, namesLanguage: false },
  settings: { EXE_SECRET: SECRET, EXE_APP: '77', EXE_CURRENCY: 'RUB' },
  proof: (user) => ({ launch: new URLSearchParams(signedQuery(exeLaunch(user), exeRule, SECRET)).toString() }),
  notices(order, kind) {
    const asked = exeNotice(exeCall('get_item', order))
    // The portal does not report refunds.
    if (kind !== 'PAY') return kind === 'CANCEL' ? [asked] : []
    const bought = exeNotice(exeCall('buy_item', order))
    return [asked, bought, bought]
  },
  attributes: { 'data-exe-sdk': SDK_ADDRESS },
  page(user, host, purchase) {
    const scripts: Record<string, string> = {}
    if (host !== 'BLOCKED') scripts[SDK_ADDRESS] = standIn(exeStandIn, host, purchase)
    return { query: host === 'GUEST' ? { api_id: '77' } : signedQuery(exeLaunch(user), exeRule, SECRET), scripts }
  },
  frame: true,
} satisfies Simulator
