import { md5, sortedMd5 } from '@skystair/platform/proof'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { noOffers, reasons, type SimulatedUser, type Simulator, standIn } from '@skystair/platform/simulator'
import { callSig } from './confirm.ts'
import { SDK } from './sdk.ts'
import { authSig } from './server.ts'
import { okStandIn } from './stand-in.ts'

const APP_KEY = 'CSIMULATEDKEY'
const SECRET = 'simulated-ok-secret'
export const GROUP = '63989490647287'

const sessionSecret = (sessionKey: string) => md5(sessionKey + SECRET)

/** Returns the portal's reply about a session, which it names after the player: `-s-<id>`, and `-s-<id>-ended` once it is over. */
export function launchFields(uid: string, sessionKey = `-s-${uid}`, secret = SECRET): Record<string, string> {
  return {
    auth_sig: authSig(uid, sessionKey, secret),
    logged_user_id: uid,
    session_key: sessionKey,
    session_secret_key: sessionSecret(sessionKey),
  }
}
export const written = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Returns a notice as the portal sends it. */
export function notice(fields: Readonly<Record<string, string>>, secret = SECRET): Notice {
  const all = { application_key: APP_KEY, call_id: '1', method: 'callbacks.payment', ...fields }
  const query = new URLSearchParams({ ...all, sig: sortedMd5(all, secret, 'sig') })
  return { method: 'GET', query, headers: {}, body: new Uint8Array() }
}

export const paymentOf = ({ id, nonce, externalId, product, currency }: StartedOrder) => ({
  ...(currency ? { currency } : {}),
  uid: externalId ?? '',
  transaction_id: String(700_000 + id),
  transaction_time: '2026-01-02 03:04:05',
  product_code: product.id,
  amount: String(product.prices.OK),
  extra_attributes: JSON.stringify({ nonce }),
})

async function answer(request: Request): Promise<Response | undefined> {
  if (request.url !== 'https://api.ok.ru/fb.do') return undefined
  const fields = Object.fromEntries(new URLSearchParams(await request.text()))
  const refuse = (error_code: number) => Response.json({ error_code, error_msg: 'PARAM', error_data: null })
  const sessionKey = fields.session_key ?? ''
  const [, uid, ended] = /^-s-(\d+)(-ended)?$/.exec(sessionKey) ?? []
  if (!uid) return refuse(103)
  if (ended) return refuse(102)
  if (fields.sig !== callSig(fields, sessionSecret(sessionKey)) || fields.application_key !== APP_KEY) return refuse(104)
  return Response.json({ uid })
}

function launchOf({ id }: SimulatedUser, host: string): Record<string, string> {
  const common = {
    api_server: 'https://api.ok.ru/',
    apiconnection: '1_1',
    application_key: APP_KEY,
    authorized: '1',
  }
  if (host === 'GUEST') return { ...common, authorized: '0' }
  return { ...common, ...launchFields(id), ...(host === 'LYING' ? { logged_user_id: 'seven' } : {}) }
}

/** The simulated Odnoklassniki: its script, its signatures, its API, its notices. */
export const simulator = {
  source: 'ok',
  offers: {
    ...noOffers,
    canPay: true,
    canReward: true,
    canInterstitial: true,
    canBanner: true,
    canSeeBlocker: true,
    canInvite: true,
    canJoin: true,
    canRate: true,
    reportsCancel: true,
    needsSdk: true,
  },
  review: { embeddedBy: ['https://ok.ru', 'https://m.ok.ru'], start: [], forbidsSelection: false, namesLanguage: true },
  frame: true,
  cannot: { ...reasons.noRefunds, ...reasons.noAsking },
  settings: { OK_APP_KEY: APP_KEY, OK_SECRET: SECRET },
  proof: ({ id }) => ({ launch: written(launchFields(id)) }),
  respond: answer,
  // The portal reports payments only: no cancellations, and nothing is documented about refunds.
  notices: (order, kind) => (kind === 'PAY' ? [notice(paymentOf(order))] : []),
  attributes: { 'data-ok-group': GROUP, 'data-ok-banner': '1' },
  page: (user, host, purchase) => {
    const query = launchOf(user, host)
    const scripts: Record<string, string> = host === 'BLOCKED' ? {} : { [SDK]: standIn(okStandIn, { host, purchase, user, query }) }
    return { query, scripts }
  },
} satisfies Simulator
