import { createHash } from 'node:crypto'
import { equalText } from '../proof/equal.ts'
import { field, onlyFields } from '../proof/fields.ts'
import { freshUntil } from '../proof/freshness.ts'
import {
  knownPayer,
  type PaymentFact,
  type Proof,
  type Proven,
  type ServerHost,
  type ServerPlatform,
  ServerRefusal,
  type StartedOrder,
} from '../server.ts'
import { PROOF_FIELD } from './sdk.ts'

export const GRAPHQL = 'https://api.gamepush.com/gs/api/graphql'
/** Maximum age of a proof, milliseconds. */
const MAX_AGE = 10 * 60_000

/** The results that the operator's queries must return at the configured paths. */
interface Answers {
  readonly PLAYER: { readonly id?: unknown; readonly state?: Readonly<Record<string, unknown>> | null }
  readonly PURCHASES: {
    readonly products?: readonly { readonly id?: unknown; readonly tag?: unknown }[]
    readonly playerPurchases?: readonly { readonly _id?: unknown; readonly productId?: unknown }[]
  }
}

/**
 * The server half for GamePush: a player proves their identity by writing to their own record, and purchases are read from GamePush itself.
 */
export function gamePushServer(source: string, prefix: string) {
  async function asked<What extends keyof Answers>(what: What, id: string, host: ServerHost): Promise<Answers[What]> {
    const response = await host.fetch(GRAPHQL, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-secret': host.needed(`${prefix}_API_SECRET`),
        'x-project-id': host.needed(`${prefix}_PROJECT_ID`),
      },
      body: JSON.stringify({ query: host.needed(`${prefix}_${what}_QUERY`), variables: { id: Number(id) } }),
    })
    let reply: unknown = await response.json().catch(() => null)
    for (const step of host.needed(`${prefix}_${what}_PATH`).split('.'))
      reply = (reply as Record<string, unknown> | null | undefined)?.[step]
    if (!response.ok || typeof reply !== 'object' || reply === null)
      throw new ServerRefusal('PLATFORM_UNAVAILABLE', `GamePush did not tell what was asked: ${response.status}`)
    return reply as Answers[What]
  }

  async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
    onlyFields(proof, ['login'])
    const login = field(proof, 'login')
    const [, id, at] = /^([1-9]\d{0,14}):(\d{13}):[0-9a-f]{48}$/.exec(login) ?? []
    if (!id) throw new ServerRefusal('PROOF_INVALID', 'The login is no player with a time and a secret')
    const until = freshUntil(Number(at), host.now, MAX_AGE)
    const player = await asked('PLAYER', id, host)
    const kept = player.state?.[PROOF_FIELD]
    const hash = createHash('sha256').update(login).digest('hex')
    if (String(player.id) !== id || typeof kept !== 'string' || !equalText(kept, hash))
      throw new ServerRefusal('PROOF_INVALID', 'The player’s record does not hold this proof')
    return { externalId: id, until }
  }

  /** GamePush passes none of our values through: the order is matched with the oldest unconsumed purchase of its product. */
  async function settle(order: StartedOrder, _evidence: Proof, host: ServerHost): Promise<PaymentFact | null> {
    if (!order.externalId) return null
    const { products = [], playerPurchases = [] } = await asked('PURCHASES', order.externalId, host)
    const product = products.find(({ tag }) => tag === order.product.id)
    const bought = product && playerPurchases.find(({ productId }) => productId === product.id)
    if (!bought || typeof bought._id !== 'string' || !bought._id) return null
    return { state: 'PAID', transactionId: bought._id, nonce: order.nonce, productId: order.product.id, externalId: order.externalId }
  }

  return {
    source,
    settings: {
      [`${prefix}_PROJECT_ID`]: { about: 'GamePush: the project’s number.', secret: false },
      [`${prefix}_API_SECRET`]: { about: 'GamePush: an API key for the project, from the account’s settings.', secret: true },
      [`${prefix}_PLAYER_QUERY`]: {
        about: 'GamePush: the GraphQL query that returns a player’s id and state for the variable $id.',
        secret: false,
      },
      [`${prefix}_PLAYER_PATH`]: { about: 'GamePush: path of the player in the reply.', secret: false, otherwise: 'data.result' },
      [`${prefix}_PURCHASES_QUERY`]: {
        about: 'GamePush: the GraphQL query that returns products and purchases of the player $id.',
        secret: false,
      },
      [`${prefix}_PURCHASES_PATH`]: {
        about: 'GamePush: path of the purchases in the reply.',
        secret: false,
        otherwise: 'data.result',
      },
    },
    verify,
    pay: {
      async begin(order: StartedOrder, host: ServerHost) {
        for (const name of ['API_SECRET', 'PROJECT_ID', 'PURCHASES_QUERY']) host.needed(`${prefix}_${name}`)
        knownPayer(order)
        return { payload: { tag: order.product.id } }
      },
      settle,
    },
  } satisfies ServerPlatform
}
