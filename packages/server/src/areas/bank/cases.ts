import type { contract } from '@skystair/contract'
import type { Proofs } from '../../../testing/contract-cases/case.ts'
import type { Stage } from '../../../testing/contract-cases/fixture.ts'
import { give } from '../../../testing/purse.ts'
import { bought } from '../platform/cases.ts'

const SILVER_GIFT = { params: { id: 11 } }
const FREE_GOLD = { params: { id: 1 } }

const points = (stage: Stage, amount: number) => stage.edit(({ id }, tx) => give(tx, id, { bonusPoints: amount }))

export const bank: Proofs<typeof contract.bank> = {
  'GET /api/shop/bank/info': { succeeds: { query: {} }, refuses: {} },
  'GET /api/shop/bank/purchase/info': {
    succeeds: async (stage) => {
      await bought(stage, 'vk')
      return {}
    },
    refuses: {},
  },
  'GET /api/shop/bank/bonus/status/info': { succeeds: {}, refuses: {} },
  'POST /api/shop/bank/gems/take': {
    succeeds: async (stage) => {
      const { orderId, fact } = await bought(stage, 'vk')
      await stage.client.call('POST /api/payment/{orderId}/settle', {
        params: { orderId },
        body: { evidence: stage.server.portal.evidence(fact) },
      })
      return {}
    },
    refuses: { REWARD_NOT_READY: {} },
  },
  'POST /api/shop/bank/gift/{id}/take': {
    succeeds: async (stage) => {
      await points(stage, 60)
      return SILVER_GIFT
    },
    refuses: {
      PRODUCT_NOT_FOUND: FREE_GOLD,
      OFFER_LOCKED: SILVER_GIFT,
      REWARD_NOT_READY: async (stage) => {
        await points(stage, 60)
        await stage.client.call('POST /api/shop/bank/gift/{id}/take', SILVER_GIFT)
        return SILVER_GIFT
      },
    },
  },
  'POST /api/shop/bank/free/{id}/take': {
    succeeds: FREE_GOLD,
    refuses: {
      PRODUCT_NOT_FOUND: SILVER_GIFT,
      REWARD_NOT_READY: async ({ client }) => {
        await client.call('POST /api/shop/bank/free/{id}/take', FREE_GOLD)
        return FREE_GOLD
      },
    },
  },
  'GET /api/shop/bank/buy/{id}': {
    succeeds: async ({ server }) => {
      allowPretending(server, true)
      return { params: { id: 1 } }
    },
    refuses: {
      PRODUCT_NOT_FOUND: async ({ server }) => {
        allowPretending(server, true)
        return { params: { id: 101 } }
      },
      FORBIDDEN: async ({ server }) => {
        allowPretending(server, false)
        return { params: { id: 1 } }
      },
    },
  },
}

const allowPretending = ({ deps }: Stage['server'], testPurchases: boolean) => Object.assign(deps.config, { testPurchases })
