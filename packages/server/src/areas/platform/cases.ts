import type { contract, ErrorCode, PlayerSource } from '@skystair/contract'
import type { PaymentFact } from '@skystair/platform/server'
import { guest } from '../../../testing/client.ts'
import type { Proofs } from '../../../testing/contract-cases/case.ts'
import type { Stage } from '../../../testing/contract-cases/fixture.ts'
import { bind } from './identity.ts'

let ids = 0
/** A player of the platform whom nobody knows yet. */
const freshId = (): string => `player-${++ids}`
const HOUR = 3_600_000

/** The stage's player becomes one of a platform; answers its id there. */
async function comesFrom({ server, id }: Stage, source: PlayerSource): Promise<string> {
  const externalId = freshId()
  await server.db.tx((tx) => bind(tx, { source, externalId }, id, server.clock()))
  return externalId
}

type WithProof = { readonly proof: Record<string, string> }
type Proving<B extends WithProof> = Readonly<Record<'succeeds', (stage: Stage) => { body: B }>> & {
  readonly refuses: Readonly<
    Record<'PROOF_INVALID' | 'PROOF_EXPIRED' | 'PLATFORM_NOT_SET' | 'PLATFORM_UNAVAILABLE', (stage: Stage) => { body: B }> &
      Record<'PROOF_USED', (stage: Stage) => Promise<{ body: B }>>
  >
}

/** Proofs, good and bad, in the body that the call wants; `used` has the call made with one by somebody else. */
function proving<B extends WithProof>(
  bodyOf: (id: string, proof: WithProof['proof']) => B,
  use: (stage: Stage, body: B) => Promise<unknown>,
): Proving<B> {
  const asked =
    (id: string, spoil: (proof: Record<string, string>) => Record<string, string>, age = 0) =>
    ({ server }: Stage) => ({ body: bodyOf(id, spoil(server.portal.proof(id, server.clock() - age))) })
  const plain = (proof: Record<string, string>) => proof
  return {
    succeeds: (stage) => asked(freshId(), plain)(stage),
    refuses: {
      PROOF_INVALID: asked('anna', (proof) => ({ ...proof, id: 'boris' })),
      PROOF_EXPIRED: asked('anna', plain, 2 * HOUR),
      PROOF_USED: async (stage) => {
        const used = asked(freshId(), plain)(stage)
        await use({ ...stage, client: await guest(stage.server.app) }, used.body)
        return used
      },
      PLATFORM_NOT_SET: asked('UNSET', plain),
      PLATFORM_UNAVAILABLE: asked('AWAY', plain),
    },
  }
}

const ya = proving(
  (id, proof) => ({ lang: 'EN' as const, uniqueIds: [id], proof }),
  ({ client }, body) => client.call('POST /api/integration/ya/authenticate', { body }),
)
const tg = proving(
  (_, proof) => ({ lang: 'EN' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/telegram/authenticate', { body }),
)
const gp = proving(
  (playerId, proof) => ({ lang: 'EN' as const, playerId, proof }),
  ({ client }, body) => client.call('POST /api/integration/gp/authenticate', { body }),
)
const crazy = proving(
  (_, proof) => ({ lang: 'EN' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/crazy/authenticate', { body }),
)
const kong = proving(
  (kongId, proof) => ({ kongId, username: 'anna', proof }),
  ({ client }, body) => client.call('POST /api/integration/kong/authenticate', { body }),
)
const rustore = proving(
  (_, proof) => ({ lang: 'EN' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/rustore/authenticate', { body }),
)
const mystore = proving(
  (uid, proof) => ({ uid, lang: 'EN' as const, currency: 'USD' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/mystore/client/authenticate', { body }),
)
const vkParams = { params: { source: 'vk' as const } }
const vk = proving(
  (_, proof) => ({ lang: 'EN' as const, proof }),
  ({ client }, body) => client.call('POST /api/integration/{source}/authenticate', { ...vkParams, body }),
)
const onVk = {
  succeeds: (stage: Stage) => ({ ...vkParams, ...vk.succeeds(stage) }),
  refuses: {
    PROOF_INVALID: (stage: Stage) => ({ ...vkParams, ...vk.refuses.PROOF_INVALID(stage) }),
    PROOF_EXPIRED: (stage: Stage) => ({ ...vkParams, ...vk.refuses.PROOF_EXPIRED(stage) }),
    PROOF_USED: async (stage: Stage) => ({ ...vkParams, ...(await vk.refuses.PROOF_USED(stage)) }),
    // No adapter of that name is there.
    PLATFORM_NOT_SET: (stage: Stage) => ({ params: { source: 'foto' as const }, ...vk.succeeds(stage) }),
    PLATFORM_UNAVAILABLE: (stage: Stage) => ({ ...vkParams, ...vk.refuses.PLATFORM_UNAVAILABLE(stage) }),
  },
}

const choosing = async (stage: Stage, source: PlayerSource) => {
  await comesFrom(stage, source)
  return { body: { currId: stage.id, chosenId: stage.id } }
}
const foreign = async (stage: Stage, source: PlayerSource) => {
  await comesFrom(stage, source)
  const other = await guest(stage.server.app)
  return { body: { currId: stage.id, chosenId: (await other.call('GET /api/player/id/current')).reply.id } }
}

const login = async (stage: Stage, { id = freshId(), old, age = 0 }: { id?: string; old?: string; age?: number } = {}) => {
  const oldPlayerId = old ?? (await comesFrom(stage, 'gp'))
  const { portal, clock } = stage.server
  return { body: { oldPlayerId, newPlayerId: id, proof: portal.proof(id, clock() - age) } }
}

const GEMS = { product_id: 'gems_100' }
/** The stage's player begins a purchase on a platform; answers the order and the fact that it was paid. */
export async function bought(stage: Stage, source: PlayerSource): Promise<{ orderId: string; fact: PaymentFact }> {
  await comesFrom(stage, source)
  const { reply } = await stage.client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query: { source } })
  return { orderId: reply.orderId, fact: { state: 'PAID', transactionId: freshId(), nonce: reply.payload.nonce! } }
}
/** Evidence of a fact about a fresh purchase, spoilt so as to be refused with the code. */
export const evidences = {
  PAYMENT_UNKNOWN: async () => ({ fact: 'UNKNOWN' }),
  PAYMENT_REFUSED: async ({ server }: Stage, fact: PaymentFact) =>
    server.portal.evidence({ ...fact, amount: { currency: 'RUB', value: 1 } }),
  PROOF_INVALID: async ({ server }: Stage, fact: PaymentFact) => ({ ...server.portal.evidence(fact), signature: 'forged' }),
  PROOF_EXPIRED: async ({ server }: Stage, fact: PaymentFact) => ({ ...server.portal.evidence(fact), issued: '0' }),
  PLATFORM_NOT_SET: async ({ server, id }: Stage) => {
    server.portal.moods.set(id, 'UNSET')
    return {}
  },
  PLATFORM_UNAVAILABLE: async ({ server, id }: Stage) => {
    server.portal.moods.set(id, 'AWAY')
    return {}
  },
} satisfies Partial<Record<ErrorCode, (stage: Stage, fact: PaymentFact) => Promise<Record<string, string>>>>
const yaBuys = (code: keyof typeof evidences) => async (stage: Stage) => {
  const { fact } = await bought(stage, 'ya')
  return { query: GEMS, body: { evidence: await evidences[code](stage, fact) } }
}

const moody = (mood: 'AWAY' | 'UNSET') => async (stage: Stage) => {
  stage.server.portal.moods.set(stage.id, mood)
  return { query: GEMS }
}

export const platform: Proofs<typeof contract.platform> = {
  'POST /api/integration/ya/authenticate': ya,
  'POST /api/integration/telegram/authenticate': tg,
  'POST /api/integration/gp/authenticate': gp,
  'POST /api/integration/crazy/authenticate': crazy,
  'POST /api/integration/kong/authenticate': kong,
  'POST /api/integration/rustore/authenticate': rustore,
  'POST /api/integration/mystore/client/authenticate': mystore,
  'POST /api/integration/{source}/authenticate': onVk,
  'POST /api/integration/ya/v2/search': { succeeds: {}, refuses: {} },
  'POST /api/integration/{source}/v2/search': { succeeds: vkParams, refuses: {} },
  'POST /api/integration/ya/v2/remap': {
    succeeds: (stage) => choosing(stage, 'ya'),
    refuses: { NOT_YOURS: (stage) => foreign(stage, 'ya') },
  },
  'POST /api/integration/{source}/v2/remap': {
    succeeds: async (stage) => ({ ...vkParams, ...(await choosing(stage, 'vk')) }),
    refuses: { NOT_YOURS: async (stage) => ({ ...vkParams, ...(await foreign(stage, 'vk')) }) },
  },
  'POST /api/integration/ya/buy': {
    succeeds: async (stage) => {
      const { fact } = await bought(stage, 'ya')
      return { query: GEMS, body: { evidence: stage.server.portal.evidence(fact) } }
    },
    refuses: {
      ORDER_NOT_FOUND: { query: GEMS, body: {} },
      PAYMENT_UNKNOWN: yaBuys('PAYMENT_UNKNOWN'),
      PAYMENT_REFUSED: yaBuys('PAYMENT_REFUSED'),
      PROOF_INVALID: yaBuys('PROOF_INVALID'),
      PROOF_EXPIRED: yaBuys('PROOF_EXPIRED'),
      PLATFORM_NOT_SET: yaBuys('PLATFORM_NOT_SET'),
      PLATFORM_UNAVAILABLE: yaBuys('PLATFORM_UNAVAILABLE'),
    },
  },
  'POST /api/integration/telegram/invoice': {
    succeeds: { query: GEMS },
    refuses: {
      PRODUCT_NOT_FOUND: { query: { product_id: 'gems_1' } },
      RECEIVER_MISSING: { query: { product_id: 'gift_30' } },
      PLATFORM_NOT_SET: moody('UNSET'),
      PLATFORM_UNAVAILABLE: moody('AWAY'),
    },
  },
  'POST /api/integration/telegram/buy': {
    succeeds: async (stage) => {
      await bought(stage, 'tg')
      return { query: GEMS }
    },
    refuses: { ORDER_NOT_FOUND: { query: GEMS } },
  },
  'POST /api/integration/gp/login': {
    succeeds: (stage) => login(stage),
    refuses: {
      NOT_YOURS: (stage) => login(stage, { old: 'somebody else' }),
      PROOF_INVALID: async (stage) => {
        const { body } = await login(stage)
        return { body: { ...body, newPlayerId: 'another than proven' } }
      },
      PROOF_EXPIRED: (stage) => login(stage, { age: 2 * HOUR }),
      PLATFORM_NOT_SET: (stage) => login(stage, { id: 'UNSET' }),
      PLATFORM_UNAVAILABLE: (stage) => login(stage, { id: 'AWAY' }),
    },
  },
}
