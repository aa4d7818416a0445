import { field, onlyFields } from '@skystair/platform/proof'
import type { NoticeReply, PayServer, Proof, Proven, ServerHost, ServerPlatform } from '@skystair/platform/server'
import { isGranted, ServerRefusal } from '@skystair/platform/server'
import { decodeJwt } from 'jose/jwt/decode'
import { isSigned } from './payment-hash.ts'

export const CHECK = 'https://api.playdeck.io/api/v1/oauth/check'

/** The claims of a token, read only after PlayDeck itself has confirmed that it is valid. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    return decodeJwt(token)
  } catch {
    throw new ServerRefusal('PROOF_INVALID', 'The token is no JWT')
  }
}

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['token'])
  const token = field(proof, 'token')
  const [claim, value] = host.needed('GP_PLAYDECK_GAME_CLAIM').split('=')
  if (!claim || !value) throw new ServerRefusal('PLATFORM_NOT_SET', 'GP_PLAYDECK_GAME_CLAIM is no name=value')
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) || token.length > 4096) throw new ServerRefusal('PROOF_INVALID', 'The token is no JWT')
  const response = await host.fetch(`${CHECK}?${new URLSearchParams({ token })}`, { method: 'POST' })
  const reply = (await response.json().catch(() => null)) as { valid?: unknown; active?: unknown; userUid?: unknown } | null
  // Refusals have HTTP status 200 as well: only the body counts.
  if (typeof reply?.valid !== 'boolean') throw new ServerRefusal('PLATFORM_UNAVAILABLE', `PlayDeck answered ${response.status}`)
  if (!reply.valid || reply.active !== true || typeof reply.userUid !== 'string' || !reply.userUid)
    throw new ServerRefusal('PROOF_INVALID', 'PlayDeck does not accept this token')
  if (String(claimsOf(token)[claim]) !== value) throw new ServerRefusal('PROOF_INVALID', 'The token is for another game')
  // PlayDeck is asked about the token each time, so there is no proof to remember.
  return { externalId: reply.userUid, until: host.now }
}

const json = (status: number, body: object): NoticeReply => ({ status, type: 'application/json', body: JSON.stringify(body) })

interface Webhook {
  readonly hash?: unknown
  readonly payment?: Readonly<Record<string, unknown>> | null
}

const pay: PayServer = {
  async begin({ nonce, product, lang }, host) {
    host.needed('GP_PLAYDECK_GAME_TOKEN')
    const stars = product.prices.XTR
    if (stars === undefined) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in stars')
    return { payload: { amount: String(stars), description: product.title[lang], externalId: nonce } }
  },
  async notice({ method, body }, host, bank) {
    const gameToken = host.needed('GP_PLAYDECK_GAME_TOKEN')
    let webhook: Webhook | null = null
    try {
      webhook = JSON.parse(Buffer.from(body).toString('utf8'))
    } catch {
      // Reported below.
    }
    const payment = webhook?.payment
    if (method !== 'POST' || typeof webhook?.hash !== 'string' || typeof payment !== 'object' || payment === null)
      throw new ServerRefusal('PROOF_INVALID', 'This is no webhook of PlayDeck')
    if (!isSigned(payment, webhook.hash, gameToken)) throw new ServerRefusal('PROOF_INVALID', 'Not signed by PlayDeck')
    // An invoice that failed once may still be paid.
    if (payment.successful !== true) return json(200, {})
    const nonce = String(payment.externalId)
    // The payer is Telegram's id, the player PlayDeck's: the order's nonce connects them.
    const amount = { currency: 'XTR', value: Number(payment.amount) }
    const applied = await bank.apply({ state: 'PAID', transactionId: nonce, nonce, amount })
    return isGranted(applied) ? json(200, {}) : json(400, { error: applied })
  },
}

/** PlayDeck: players by asking it about their token, purchases in Telegram's stars by its signed webhooks. */
export const server = {
  source: 'gp_playdeck',
  settings: {
    GP_PLAYDECK_GAME_TOKEN: { about: 'PlayDeck: the game’s token, which signs its webhooks.', secret: true },
    GP_PLAYDECK_GAME_CLAIM: {
      about: 'PlayDeck: the claim `name=value` that the tokens of this game contain; decode one to find it.',
      secret: false,
    },
  },
  verify,
  pay,
} satisfies ServerPlatform
