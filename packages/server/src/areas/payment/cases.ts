import type { contract } from '@skystair/contract'
import type { Proofs } from '../../../testing/contract-cases/case.ts'
import type { Stage } from '../../../testing/contract-cases/fixture.ts'
import { bought, evidences } from '../platform/cases.ts'

const one = { params: { id: 1 } }
const gift = { params: { id: 101 } }
const nothing = { params: { id: 99 } }
const moody =
  <I>(mood: 'AWAY' | 'UNSET', input: I) =>
  async ({ server, id }: Stage) => {
    server.portal.moods.set(id, mood)
    return input
  }

const onOwn = {
  succeeds: { ...one, query: {} },
  refuses: {
    PRODUCT_NOT_FOUND: { ...nothing, query: {} },
    RECEIVER_MISSING: { ...gift, query: {} },
    PLATFORM_NOT_SET: moody('UNSET', { ...one, query: {} }),
    PLATFORM_UNAVAILABLE: moody('AWAY', { ...one, query: {} }),
  },
}
const withExtra = (id: number) => ({ params: { id, extra: 'BankCard' } })

const settles = (code: keyof typeof evidences) => async (stage: Stage) => {
  const { orderId, fact } = await bought(stage, 'vk')
  return { params: { orderId }, body: { evidence: await evidences[code](stage, fact) } }
}
const forgets = (code: keyof typeof evidences) => async (stage: Stage) => {
  const { fact } = await bought(stage, 'vk')
  return { query: { source: 'vk' as const }, body: { evidence: await evidences[code](stage, fact) } }
}

export const payment: Proofs<typeof contract.payment> = {
  'POST /api/payment/buy/{id}': {
    ...onOwn,
    refuses: { ...onOwn.refuses, PLATFORM_NOT_SET: { ...one, query: { source: 'foto' } } },
  },
  'POST /api/xsolla/buy/{id}': onOwn,
  'POST /api/xsolla/buy_iframe/{id}': onOwn,
  'POST /api/robokassa/buy/{id}/{extra}': {
    succeeds: withExtra(1),
    refuses: {
      PRODUCT_NOT_FOUND: withExtra(99),
      RECEIVER_MISSING: withExtra(101),
      PLATFORM_NOT_SET: moody('UNSET', withExtra(1)),
      PLATFORM_UNAVAILABLE: moody('AWAY', withExtra(1)),
    },
  },
  'POST /api/integration/beeline/buy/{id}': {
    succeeds: one,
    refuses: {
      PRODUCT_NOT_FOUND: nothing,
      RECEIVER_MISSING: gift,
      PLATFORM_NOT_SET: moody('UNSET', one),
      PLATFORM_UNAVAILABLE: moody('AWAY', one),
    },
  },
  'GET /api/payment/{orderId}': {
    succeeds: async (stage) => ({ params: { orderId: (await bought(stage, 'vk')).orderId } }),
    refuses: {
      // Somebody else's is none.
      ORDER_NOT_FOUND: async (stage) => {
        const { client } = stage
        const { orderId } = await bought(stage, 'vk')
        client.session = (await stage.other()).session
        return { params: { orderId } }
      },
    },
  },
  'POST /api/payment/{orderId}/settle': {
    succeeds: async (stage) => {
      const { orderId, fact } = await bought(stage, 'vk')
      return { params: { orderId }, body: { evidence: stage.server.portal.evidence(fact) } }
    },
    refuses: {
      ORDER_NOT_FOUND: { params: { orderId: '999999' }, body: {} },
      PAYMENT_UNKNOWN: settles('PAYMENT_UNKNOWN'),
      PAYMENT_REFUSED: settles('PAYMENT_REFUSED'),
      PROOF_INVALID: settles('PROOF_INVALID'),
      PROOF_EXPIRED: settles('PROOF_EXPIRED'),
      PLATFORM_NOT_SET: settles('PLATFORM_NOT_SET'),
      PLATFORM_UNAVAILABLE: settles('PLATFORM_UNAVAILABLE'),
    },
  },
  'POST /api/payment/settle': {
    succeeds: async (stage) => {
      const { fact } = await bought(stage, 'vk')
      return { query: { source: 'vk' }, body: { evidence: stage.server.portal.evidence(fact) } }
    },
    refuses: {
      ORDER_NOT_FOUND: { query: {}, body: {} },
      PAYMENT_UNKNOWN: forgets('PAYMENT_UNKNOWN'),
      PAYMENT_REFUSED: forgets('PAYMENT_REFUSED'),
      PROOF_INVALID: forgets('PROOF_INVALID'),
      PROOF_EXPIRED: forgets('PROOF_EXPIRED'),
      PLATFORM_NOT_SET: forgets('PLATFORM_NOT_SET'),
      PLATFORM_UNAVAILABLE: forgets('PLATFORM_UNAVAILABLE'),
    },
  },
}
