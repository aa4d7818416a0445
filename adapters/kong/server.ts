import { field, fieldsOf, onlyFields } from '@skystair/platform/proof'
import type { NoticeReply, PayServer, Proof, Proven, ServerHost, ServerPlatform } from '@skystair/platform/server'
import { isGranted, knownPayer, ServerRefusal } from '@skystair/platform/server'
import { openSignedRequest } from './signed-request.ts'

export const AUTHENTICATE = 'https://api.kongregate.com/api/authenticate.json'

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['login'])
  const [, kongId, token] = /^([1-9]\d{0,18}):([\w.-]{8,200})$/.exec(field(proof, 'login')) ?? []
  if (!kongId || !token) throw new ServerRefusal('PROOF_INVALID', 'The login is no number with a token')
  const query = new URLSearchParams({ user_id: kongId, game_auth_token: token, api_key: host.needed('KONG_API_KEY') })
  const response = await host.fetch(`${AUTHENTICATE}?${query}`)
  const reply = (await response.json().catch(() => null)) as { success?: unknown; user_id?: unknown; username?: unknown } | null
  // Refusals have HTTP status 200 as well: only the body counts.
  if (typeof reply?.success !== 'boolean') throw new ServerRefusal('PLATFORM_UNAVAILABLE', `Kongregate answered ${response.status}`)
  if (!reply.success || String(reply.user_id) !== kongId) throw new ServerRefusal('PROOF_INVALID', 'Kongregate does not know this login')
  // The token is valid for years and the portal is asked about it each time, so there is no proof to remember.
  return {
    externalId: kongId,
    until: host.now,
    ...(typeof reply.username === 'string' && reply.username ? { displayName: reply.username } : {}),
  }
}

const json = (status: number, body: unknown): NoticeReply => ({ status, type: 'application/json', body: JSON.stringify(body) })

const pay: PayServer = {
  begin: async (order, host) => {
    host.needed('KONG_API_KEY')
    knownPayer(order)
    if (order.product.prices.KREDS === undefined) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in kreds')
    return { payload: { orderInfo: order.nonce } }
  },
  async notice({ method, body }, host, bank) {
    const key = host.needed('KONG_API_KEY')
    if (method !== 'POST') throw new ServerRefusal('PROOF_INVALID', 'Kongregate posts its requests')
    const event = openSignedRequest(field(fieldsOf(Buffer.from(body).toString('utf8')), 'signed_request'), key)
    if (event.event !== 'item_order_request' && event.event !== 'item_order_placed') return json(200, {})
    const payment = { nonce: String(event.order_info), externalId: String(event.recipient_id) }
    if (event.event === 'item_order_placed') {
      const transactionId = String(event.order_id ?? '')
      const granted = /^\d{1,19}$/.test(transactionId) && isGranted(await bank.apply({ state: 'PAID', transactionId, ...payment }))
      return json(200, { state: granted ? 'completed' : 'canceled' })
    }
    const { applied, order } = await bank.check(payment)
    if (applied !== 'DONE') return json(200, { error: 'This order is not known, or another player’s' })
    const name = order.product.title[order.lang]
    const image_url = host.setting('KONG_IMAGE_URL') ?? new URL('/favicon.png', order.returnUrl).href
    return json(200, { items: [{ name, description: name, price: order.product.prices.KREDS, image_url }] })
  },
  refused: (code) => json(code === 'PROOF_INVALID' ? 403 : 503, { error: code }),
}

/** Kongregate: players by asking the portal about their token, purchases by its signed requests. */
export const server = {
  source: 'kong',
  settings: {
    KONG_API_KEY: { about: 'Kongregate: the game’s API key, from its API page.', secret: true },
    KONG_IMAGE_URL: {
      about: 'Kongregate: address of the picture shown with a purchase. Unset: the favicon at the return address.',
      secret: false,
    },
  },
  verify,
  pay,
} satisfies ServerPlatform
