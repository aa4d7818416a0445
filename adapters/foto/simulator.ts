import { sortedMd5 } from '@skystair/platform/proof'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { type HostMode, noOffers, reasons, type SimulatedUser, type Simulator, standIn } from '@skystair/platform/simulator'
import { authKeyOf } from './server.ts'
import { fotoStandIn } from './stand-in.ts'

const APP_ID = 'skystair'
const SECRET = 'simulated-foto-server-key'
const PAYMENT_KEY = 'simulated-foto-payment-key'
const SCRIPT = 'https://st.fotocdn.net/js/fsapi.js'

export const signedFields = (viewerId: string, apiId = APP_ID, secret = SECRET) => ({
  apiId,
  authKey: authKeyOf(apiId, viewerId, secret),
  viewerId,
})
export const written = (fields: Readonly<Record<string, string>>): string => String(new URLSearchParams(fields))

/** Returns a notice as the portal sends it. */
export function notice(fields: Readonly<Record<string, string>>, secret = PAYMENT_KEY): Notice {
  const body = new URLSearchParams({ ...fields, sig: sortedMd5(fields, secret, 'sig') })
  return {
    method: 'POST',
    query: new URLSearchParams(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(body.toString()),
  }
}

export const paymentOf = ({ id, nonce, externalId, product }: StartedOrder) => ({
  appUid: externalId ?? '',
  receiverId: externalId ?? '',
  transactionId: String(500_000 + id),
  itemId: product.id,
  priceFmCents: String((product.prices.FM ?? 0) * 100),
  forwardData: nonce,
})

function launchOf({ id, lang }: SimulatedUser, host: HostMode): Record<string, string> {
  const common = { apiId: APP_ID, sessionKey: 'simulated', lang: lang.toLowerCase(), fsapi: SCRIPT }
  if (host === 'GUEST') return common
  return { ...common, ...signedFields(id), ...(host === 'LYING' ? { viewerId: 'seven' } : {}) }
}

/** The simulated Fotostrana: its script, its signatures, its notices. */
export const simulator = {
  source: 'foto',
  offers: { ...noOffers, canPay: true, reportsCancel: true, needsSdk: true },
  review: { embeddedBy: ['https://fotostrana.ru', 'https://www.fotostrana.ru'], start: [], forbidsSelection: false, namesLanguage: true },
  frame: true,
  cannot: { ...reasons.noRefunds, ...reasons.oneCurrency, ...reasons.noAsking },
  settings: { FOTO_APP_ID: APP_ID, FOTO_SECRET: SECRET, FOTO_PAYMENT_KEY: PAYMENT_KEY },
  proof: ({ id }) => ({ launch: written(signedFields(id)) }),
  // The portal reports payments only: no cancellations, and nothing is known of refunds.
  notices: (order, kind) => (kind === 'PAY' ? [notice(paymentOf(order))] : []),
  attributes: { 'data-foto-client-key': 'simulated-client-key' },
  page: (user, host, purchase) => {
    const scripts: Record<string, string> = host === 'BLOCKED' ? {} : { [SCRIPT]: standIn(fotoStandIn, host, purchase, user) }
    return { query: launchOf(user, host), scripts }
  },
} satisfies Simulator
