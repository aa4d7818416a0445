import { createHmac } from 'node:crypto'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { noOffers, payPage, reasons, type SimulatedUser, type Simulator, signedQuery } from '@skystair/platform/simulator'
import { beelineRule } from './server.ts'

export const SECRET = 'portal-secret'
const PAY = 'https://games.beeline.test/pay'

/** Returns the parameters of a subscriber with which the portal opens the game. */
export const beelineLaunch = (user: SimulatedUser, now: number): Record<string, string> => ({
  app: 'rpg',
  uid: user.id,
  ts: String(Math.floor(now / 1000)),
  nonce: '6f1c2a9b',
  sub: 'active',
  lang: user.lang.toLowerCase(),
})

export function beelineNotice(content: object, secret: string = SECRET): Notice {
  const body = Buffer.from(JSON.stringify(content))
  const headers = { 'x-signature': createHmac('sha256', secret).update(body).digest('hex') }
  return { method: 'POST', query: new URLSearchParams(), headers, body }
}

export const beelineCharge = ({ id, nonce, externalId, product }: StartedOrder, event = 'charge') => ({
  event,
  order_id: nonce,
  uid: externalId,
  amount_kop: product.prices.RUB,
  txn_id: `bl-${id}`,
  ts: 1767225600,
})

export const simulator = {
  source: 'beeline',
  offers: { ...noOffers, canPay: true, pays: 'INSTEAD' },
  cannot: { ...reasons.oneCurrency, ...reasons.noAsking },
  review: { embeddedBy: ['https://games.beeline.ru'], start: [], forbidsSelection: false, namesLanguage: true },
  settings: { BEELINE_SECRET: SECRET, BEELINE_APP: 'rpg', BEELINE_PAY_URL: PAY },
  proof: (user, now) => ({ launch: new URLSearchParams(signedQuery(beelineLaunch(user, now), beelineRule, SECRET)).toString() }),
  respond: async (request) => (request.url.startsWith(`${PAY}?`) ? payPage('Beeline') : undefined),
  notices(order, kind) {
    if (kind === 'CANCEL') return []
    const charge = beelineCharge(order, kind === 'PAY' ? 'charge' : 'refund')
    const notice = beelineNotice(kind === 'PART' ? { ...charge, amount_kop: 100 } : charge)
    // Carriers are known to send notices twice.
    return [notice, notice]
  },
  page(user, host, _purchase, now) {
    const launch = beelineLaunch(user, now)
    if (host === 'GUEST' || host === 'BLOCKED') return { query: { app: 'rpg' }, scripts: {} }
    return { query: signedQuery(launch, beelineRule, host === 'LYING' ? 'another key' : SECRET), scripts: {} }
  },
  frame: true,
} satisfies Simulator
