import type { StartedOrder } from '@skystair/platform/server'
import { noOffers, reasons, type SimulatedUser, type Simulator, standIn } from '@skystair/platform/simulator'
import { prices } from './manifest.ts'
import { SDK_ADDRESS } from './sdk.ts'
import { harbourSign } from './server.ts'
import { harbourStandIn } from './stand-in.ts'

export const GAME = 'skystair'
export const SECRET = 'simulated-harbour-secret'
/** The prices of our products in Harbour's shop, as entered in its console. */
const shells: Readonly<Record<string, number>> = prices

/** Returns the fields as Harbour signs them. */
export function harbourSigned(fields: Readonly<Record<string, string>>, secret = SECRET): string {
  const signed = new URLSearchParams(fields).toString()
  return `${signed}&sign=${harbourSign(signed, secret)}`
}

export const ticketFields = (user: SimulatedUser, now: number): Record<string, string> => ({
  about: 'player',
  game: GAME,
  player: user.id,
  name: user.name,
  time: String(Math.floor(now / 1000)),
})

export const receiptFields = ({ id, nonce, product, externalId }: StartedOrder): Record<string, string> => ({
  about: 'purchase',
  game: GAME,
  player: externalId ?? '',
  item: product.id,
  tag: nonce,
  transaction: `h-${id}`,
  shells: String(product.prices.SHELL ?? shells[product.id]),
})

export const simulator = {
  source: 'harbour',
  offers: {
    ...noOffers,
    canPay: true,
    canReward: true,
    canInterstitial: true,
    reportsCancel: true,
    receivesPlay: true,
    pauses: true,
    mutes: true,
  },
  // What cannot happen to a payment there, with the reasons for docs/payments.md.
  cannot: { ...reasons.noRefunds, ...reasons.oneCurrency },
  review: {
    address: 'https://games.harbour.example/skystair/',
    embeddedBy: ['https://harbour.example'],
    start: ['loaded', 'playing'],
    forbidsSelection: false,
    namesLanguage: true,
  },
  settings: { HARBOUR_GAME: GAME, HARBOUR_SECRET: SECRET },
  proof: (user, now) => ({ ticket: harbourSigned(ticketFields(user, now)) }),
  evidence: (order) => ({ receipt: harbourSigned(receiptFields(order)) }),
  page(user, host, purchase, now) {
    const player = { name: user.name, lang: user.lang.toLowerCase(), ticket: harbourSigned(ticketFields(user, now)) }
    const shop = { game: GAME, player: user.id, secret: SECRET, shells }
    const scripts: Record<string, string> = {}
    if (host !== 'BLOCKED') scripts[SDK_ADDRESS] = standIn(harbourStandIn, host, purchase, player, shop)
    return { query: {}, scripts }
  },
  frame: true,
} satisfies Simulator
