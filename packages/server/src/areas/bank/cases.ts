import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { give } from '../../../testing/purse.ts'
import { bought } from '../payment/cases.ts'

const SILVER_GIFT = { params: { id: 11 } }
const FREE_GOLD = { params: { id: 1 } }
const pretending = { testPurchases: true }

const points = (fixture: Fixture, amount: number) => fixture.edit(({ id }, tx) => give(tx, id, { bonusPoints: amount }))

export const cases: ContractCases<typeof contract.bank> = {
  'GET /api/shop/bank/info': { succeeds: { query: {} }, refuses: {} },
  'GET /api/shop/bank/purchase/info': {
    succeeds: async (fixture) => {
      await bought(fixture, 'vk')
      return {}
    },
    refuses: {},
  },
  'GET /api/shop/bank/bonus/status/info': { succeeds: {}, refuses: {} },
  'POST /api/shop/bank/gems/take': {
    succeeds: async (fixture) => {
      const { orderId, fact } = await bought(fixture, 'vk')
      await fixture.client.call('POST /api/payment/{orderId}/settle', {
        params: { orderId },
        body: { evidence: fixture.server.portal.evidence(fact) },
      })
      return {}
    },
    refuses: { REWARD_NOT_READY: {} },
  },
  'POST /api/shop/bank/gift/{id}/take': {
    succeeds: async (fixture) => {
      await points(fixture, 60)
      return SILVER_GIFT
    },
    refuses: {
      PRODUCT_NOT_FOUND: FREE_GOLD,
      OFFER_LOCKED: SILVER_GIFT,
      REWARD_NOT_READY: async (fixture) => {
        await points(fixture, 60)
        await fixture.client.call('POST /api/shop/bank/gift/{id}/take', SILVER_GIFT)
        return SILVER_GIFT
      },
      ALREADY_TAKEN: async (fixture) => {
        const hammer = { params: { id: 18 } }
        await points(fixture, 300)
        await fixture.client.call('POST /api/shop/bank/gift/{id}/take', hammer)
        return hammer
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
    succeeds: { config: pretending, asked: { params: { id: 1 } } },
    refuses: {
      PRODUCT_NOT_FOUND: { config: pretending, asked: { params: { id: 101 } } },
      FORBIDDEN: { params: { id: 1 } },
    },
  },
  'GET /api/giftpurchase/gems/list': { succeeds: { query: {} }, refuses: {} },
  'POST /api/giftpurchase/gems/reserve': {
    succeeds: async ({ other }) => ({ body: { receiverId: (await (await other()).call('GET /api/player/id/current')).reply.id } }),
    refuses: {
      PLAYER_NOT_FOUND: { body: { receiverId: 999_999 } },
      TARGET_FORBIDDEN: async ({ id }) => ({ body: { receiverId: id } }),
      BLOCKED: async ({ id, other }) => {
        const blocking = await other()
        await blocking.call('POST /api/mail/block/{id}', { params: { id } })
        return { body: { receiverId: (await blocking.call('GET /api/player/id/current')).reply.id } }
      },
    },
  },
}
