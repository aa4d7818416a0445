import { sortedMd5, sumText } from '@skystair/platform/proof'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { type HostMode, noOffers, reasons, type SimulatedUser, type Simulator, signedQuery, standIn } from '@skystair/platform/simulator'
import { sdkOf } from './sdk.ts'
import { portals } from './server.ts'
import { mailStandIn } from './stand-in.ts'

export const APP_ID = '4211'
export const SECRET = 'simulated-mail-secret'

export const written = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Returns the game portal's values with its signature. */
export const signedFields = (fields: Readonly<Record<string, string>>, secret = SECRET): Record<string, string> => ({
  ...fields,
  sign: sortedMd5(fields, secret, 'sign'),
})
export const launchFields = (uid: string) => ({ appid: APP_ID, lang: 'ru_RU', uid })
/** Returns My World's values. */
export const worldFields = (vid: string, appId = APP_ID, secret = SECRET) => signedQuery({ app_id: appId, vid }, portals.world, secret)

/** Returns a call of the portal's billing. */
export function notice(fields: Readonly<Record<string, string>>, secret = SECRET): Notice {
  return { method: 'GET', query: new URLSearchParams(signedFields(fields, secret)), headers: {}, body: new Uint8Array() }
}

export const paymentOf = ({ id, nonce, externalId, product }: StartedOrder) => ({
  uid: externalId ?? '',
  tid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  sum: sumText(product.prices.RUB ?? 0),
  merchant_param: JSON.stringify({ nonce }),
})

function launchOf({ id }: SimulatedUser, host: HostMode): Record<string, string> {
  if (host === 'GUEST') return { appid: APP_ID, lang: 'ru_RU' }
  return signedFields(launchFields(host === 'LYING' ? 'seven' : id))
}

/** The simulated game portal of Mail.ru: its frame script, its signatures, its billing. */
export const simulator = {
  source: 'mail',
  offers: { ...noOffers, canPay: true, canReward: true, canInterstitial: true, externalLinks: true, needsSdk: true },
  review: {
    embeddedBy: ['https://games.mail.ru', 'https://vkplay.ru', 'https://my.mail.ru'],
    start: [],
    forbidsSelection: false,
    namesLanguage: false,
  },
  frame: true,
  cannot: { ...reasons.noRefunds, ...reasons.oneCurrency, ...reasons.noAsking },
  settings: { MAIL_APP_ID: APP_ID, MAIL_SECRET: SECRET },
  proof: ({ id }) => ({ launch: written(signedFields(launchFields(id))) }),
  // The portal reports payments only: no cancellations, and nothing is documented about refunds.
  notices: (order, kind) => (kind === 'PAY' ? [notice(paymentOf(order))] : []),
  page: (user, host, purchase) => {
    const scripts: Record<string, string> = host === 'BLOCKED' ? {} : { [sdkOf(APP_ID)]: standIn(mailStandIn, host, purchase, user) }
    return { query: launchOf(user, host), scripts }
  },
} satisfies Simulator

/** The simulated My World, which identifies players and sells nothing. */
export const worldSimulator = {
  source: 'mail',
  offers: { ...noOffers, externalLinks: true },
  review: simulator.review,
  frame: true,
  settings: { ...simulator.settings, MAIL_PORTAL: 'world' },
  proof: ({ id }) => ({ launch: written(worldFields(id)) }),
  page: ({ id }) => ({ query: { ...worldFields(id), session_key: 'simulated', oid: id }, scripts: {} }),
} satisfies Simulator
