import type { contract, ErrorCode, PlayerSource } from '@skystair/contract'
import type { PaymentFact } from '@skystair/platform/server'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import type { Mood } from '../../../testing/test-portal.ts'
import { comesFrom, freshId } from '../platform/cases.ts'

const GEMS = { product_id: 'gems_100' }
/** Starts a purchase on a platform for the fixture's player. Returns the order and the fact that it was paid. */
export async function bought(fixture: Fixture, source: PlayerSource): Promise<{ orderId: string; fact: PaymentFact }> {
  await comesFrom(fixture, source)
  const { reply } = await fixture.client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query: { source } })
  return { orderId: reply.orderId, fact: { state: 'PAID', transactionId: freshId(), nonce: reply.payload.nonce! } }
}
/** Returns evidence for a new purchase, changed so that it is refused with the code. */
export const evidences = {
  PAYMENT_UNKNOWN: async () => ({ fact: 'UNKNOWN' }),
  PAYMENT_REFUSED: async ({ server }: Fixture, fact: PaymentFact) =>
    server.portal.evidence({ ...fact, amount: { currency: 'RUB', value: 1 } }),
  PROOF_INVALID: async ({ server }: Fixture, fact: PaymentFact) => ({ ...server.portal.evidence(fact), signature: 'forged' }),
  PROOF_EXPIRED: async ({ server }: Fixture, fact: PaymentFact) => ({ ...server.portal.evidence(fact), issued: '0' }),
  PLATFORM_NOT_SET: async ({ server, id }: Fixture) => {
    server.portal.moods.set(id, 'UNSET')
    return {}
  },
  PLATFORM_UNAVAILABLE: async ({ server, id }: Fixture) => {
    server.portal.moods.set(id, 'AWAY')
    return {}
  },
} satisfies Partial<Record<ErrorCode, (fixture: Fixture, fact: PaymentFact) => Promise<Record<string, string>>>>
/** Returns the cases of all these refusals of a call, whose input `inputFor` makes. */
const refusedBy = <Input>(inputFor: (code: keyof typeof evidences) => Input) => ({
  PAYMENT_UNKNOWN: inputFor('PAYMENT_UNKNOWN'),
  PAYMENT_REFUSED: inputFor('PAYMENT_REFUSED'),
  PROOF_INVALID: inputFor('PROOF_INVALID'),
  PROOF_EXPIRED: inputFor('PROOF_EXPIRED'),
  PLATFORM_NOT_SET: inputFor('PLATFORM_NOT_SET'),
  PLATFORM_UNAVAILABLE: inputFor('PLATFORM_UNAVAILABLE'),
})
const yaBuys = (code: keyof typeof evidences) => async (fixture: Fixture) => {
  const { fact } = await bought(fixture, 'ya')
  return { query: GEMS, body: { evidence: await evidences[code](fixture, fact) } }
}

const one = { params: { id: 1 } }
const gift = { params: { id: 101 } }
const nothing = { params: { id: 99 } }
/** Sets how the platform behaves towards the case's player. */
const moody =
  <I>(mood: Mood, input: I) =>
  async ({ server, id }: Fixture) => {
    server.portal.moods.set(id, mood)
    return input
  }

const onOwn = {
  succeeds: { ...one, query: {} },
  refuses: {
    PRODUCT_NOT_FOUND: { ...nothing, query: {} },
    RECEIVER_MISSING: { ...gift, query: {} },
    PLATFORM_NOT_SET: moody('UNSET', { ...one, query: {} }),
    PAYER_UNKNOWN: moody('NOBODY', { ...one, query: {} }),
    PLATFORM_UNAVAILABLE: moody('AWAY', { ...one, query: {} }),
  },
}
const withExtra = (id: number) => ({ params: { id, extra: 'BankCard' } })

const settles = (code: keyof typeof evidences) => async (fixture: Fixture) => {
  const { orderId, fact } = await bought(fixture, 'vk')
  return { params: { orderId }, body: { evidence: await evidences[code](fixture, fact) } }
}
const forgets = (code: keyof typeof evidences) => async (fixture: Fixture) => {
  const { fact } = await bought(fixture, 'vk')
  return { query: { source: 'vk' as const }, body: { evidence: await evidences[code](fixture, fact) } }
}

export const cases: ContractCases<typeof contract.payment> = {
  'POST /api/payment/buy/{id}': {
    ...onOwn,
    refuses: { ...onOwn.refuses, PLATFORM_NOT_SET: { ...one, query: { source: 'exe' } } },
  },
  'POST /api/xsolla/buy/{id}': onOwn,
  'POST /api/xsolla/buy_iframe/{id}': onOwn,
  'POST /api/robokassa/buy/{id}/{extra}': {
    succeeds: withExtra(1),
    refuses: {
      PRODUCT_NOT_FOUND: withExtra(99),
      RECEIVER_MISSING: withExtra(101),
      PLATFORM_NOT_SET: moody('UNSET', withExtra(1)),
      PAYER_UNKNOWN: moody('NOBODY', withExtra(1)),
      PLATFORM_UNAVAILABLE: moody('AWAY', withExtra(1)),
    },
  },
  'POST /api/integration/beeline/buy/{id}': {
    succeeds: one,
    refuses: {
      PRODUCT_NOT_FOUND: nothing,
      RECEIVER_MISSING: gift,
      PLATFORM_NOT_SET: moody('UNSET', one),
      PAYER_UNKNOWN: moody('NOBODY', one),
      PLATFORM_UNAVAILABLE: moody('AWAY', one),
    },
  },
  'GET /api/payment/{orderId}': {
    succeeds: async (fixture) => ({ params: { orderId: (await bought(fixture, 'vk')).orderId } }),
    refuses: {
      // Another player's purchase is not found.
      ORDER_NOT_FOUND: async (fixture) => {
        const { client } = fixture
        const { orderId } = await bought(fixture, 'vk')
        client.session = (await fixture.other()).session
        return { params: { orderId } }
      },
    },
  },
  'POST /api/payment/{orderId}/settle': {
    succeeds: async (fixture) => {
      const { orderId, fact } = await bought(fixture, 'vk')
      return { params: { orderId }, body: { evidence: fixture.server.portal.evidence(fact) } }
    },
    refuses: {
      ORDER_NOT_FOUND: { params: { orderId: '999999' }, body: {} },
      ...refusedBy(settles),
    },
  },
  'POST /api/payment/settle': {
    succeeds: async (fixture) => {
      const { fact } = await bought(fixture, 'vk')
      return { query: { source: 'vk' }, body: { evidence: fixture.server.portal.evidence(fact) } }
    },
    refuses: {
      ORDER_NOT_FOUND: { query: {}, body: {} },
      ...refusedBy(forgets),
    },
  },
  'POST /api/integration/ya/buy': {
    succeeds: async (fixture) => {
      const { fact } = await bought(fixture, 'ya')
      return { query: GEMS, body: { evidence: fixture.server.portal.evidence(fact) } }
    },
    refuses: {
      ORDER_NOT_FOUND: { query: GEMS, body: {} },
      ...refusedBy(yaBuys),
    },
  },
  'POST /api/integration/telegram/invoice': {
    succeeds: { query: GEMS },
    refuses: {
      PRODUCT_NOT_FOUND: { query: { product_id: 'gems_1' } },
      RECEIVER_MISSING: { query: { product_id: 'gift_30' } },
      PLATFORM_NOT_SET: moody('UNSET', { query: GEMS }),
      PAYER_UNKNOWN: moody('NOBODY', { query: GEMS }),
      PLATFORM_UNAVAILABLE: moody('AWAY', { query: GEMS }),
    },
  },
  'POST /api/integration/telegram/buy': {
    succeeds: async (fixture) => {
      await bought(fixture, 'tg')
      return { query: GEMS }
    },
    refuses: { ORDER_NOT_FOUND: { query: GEMS } },
  },
}
