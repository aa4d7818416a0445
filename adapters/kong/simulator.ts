import { createHash } from 'node:crypto'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { noOffers, reasons, type SimulatedUser, type Simulator, standIn } from '@skystair/platform/simulator'
import { SDK_ADDRESS } from './sdk.ts'
import { AUTHENTICATE } from './server.ts'
import { signatureOf } from './signed-request.ts'
import { kongStandIn } from './stand-in.ts'

/** The key of the portal's published example. */
const API_KEY = '748e63d7-c48c-418c-aa25-80456de2b98c'

const tokenOf = (id: string): string => createHash('sha256').update(`token of ${id}`).digest('hex')
const names = new Map<string, string>()

/** Returns a signed call of the portal with the payload. */
export function kongNotice(payload: object, key: string = API_KEY): Notice {
  const text = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', ...payload })).toString('base64url')
  const body = Buffer.from(`${new URLSearchParams({ signed_request: `${signatureOf(text, key)}.${text}` })}`)
  return { method: 'POST', query: new URLSearchParams(), headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }
}

/** Returns the payloads of the portal's calls about an order. */
export const kongOrder = ({ id, nonce, externalId }: StartedOrder) => ({
  game_id: 10_000,
  buyer_id: Number(externalId),
  recipient_id: Number(externalId),
  order_id: id + 12_000,
  order_info: nonce,
})

export const simulator = {
  source: 'kong',
  offers: { ...noOffers, canPay: true, canReward: true, canScore: true, externalLinks: true, reportsCancel: true, needsSdk: true },
  goesOn: (_, { body }) => 'items' in JSON.parse(body),
  cannot: { ...reasons.noRefunds, ...reasons.ownPrice, ...reasons.oneCurrency, ...reasons.noAsking },
  review: {
    embeddedBy: ['https://www.kongregate.com', 'https://game301.konggames.com'],
    start: [],
    forbidsSelection: false,
    namesLanguage: false,
  },
  settings: { KONG_API_KEY: API_KEY },
  proof(user: SimulatedUser) {
    names.set(user.id, user.name)
    return { login: `${user.id}:${tokenOf(user.id)}` }
  },
  async respond(request) {
    const url = new URL(request.url)
    if (url.origin + url.pathname !== AUTHENTICATE) return undefined
    const [id, token, key] = ['user_id', 'game_auth_token', 'api_key'].map((name) => url.searchParams.get(name))
    if (!id || !token || !key) return Response.json({ success: false, error: 400, error_description: 'Missing parameters' })
    if (key !== API_KEY || token !== tokenOf(id))
      return Response.json({ success: false, error: 403, error_description: 'Invalid credentials' })
    return Response.json({ success: true, username: names.get(id) ?? 'player', user_id: Number(id) })
  },
  // Refunds and cancelled purchases are not reported.
  notices: (order, kind) =>
    (kind === 'PAY' ? ['item_order_request', 'item_order_placed'] : []).map((event) => kongNotice({ event, ...kongOrder(order) })),
  page(user, host, purchase) {
    const player = { id: Number(user.id), name: user.name, token: tokenOf(user.id) }
    const scripts: Record<string, string> = {}
    if (host !== 'BLOCKED') scripts[SDK_ADDRESS] = standIn(kongStandIn, host, purchase, player)
    return { query: { kongregate_user_id: host === 'GUEST' ? '0' : user.id, kongregate_host: 'https://www.kongregate.com' }, scripts }
  },
  frame: true,
} satisfies Simulator
