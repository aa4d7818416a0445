import type { StartedOrder } from '@skystair/platform/server'
import { noOffers, type SimulatedUser, type Simulator, standIn } from '@skystair/platform/simulator'
import { SDK_ADDRESS } from './sdk.ts'
import { harbourSign } from './server.ts'
import { harbourStandIn } from './stand-in.ts'

export const GAME = 'skystair'
export const SECRET = 'simulated-harbour-secret'
/** What Harbour's till asks for our products, as they were entered at Harbour. */
const kopecks = { gems_100: 9900, gems_300: 27900, gems_600: 54900, gems_1500: 129900, gems_3500: 279900, gems_8000: 599900 }

/** Fields as Harbour signs them. */
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
  kopecks: String(product.prices.RUB),
})

export const simulator = {
  source: 'exe',
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
  settings: { HARBOUR_GAME: GAME, HARBOUR_SECRET: SECRET },
  proof: (user, now) => ({ ticket: harbourSigned(ticketFields(user, now)) }),
  evidence: (order) => ({ receipt: harbourSigned(receiptFields(order)) }),
  page(user, host, purchase, now) {
    const player = { name: user.name, lang: user.lang.toLowerCase(), ticket: harbourSigned(ticketFields(user, now)) }
    const till = { game: GAME, player: user.id, secret: SECRET, kopecks }
    const scripts: Record<string, string> = {}
    if (host !== 'BLOCKED') scripts[SDK_ADDRESS] = standIn(harbourStandIn, host, purchase, player, till)
    return { query: {}, scripts }
  },
  frame: true,
} satisfies Simulator
