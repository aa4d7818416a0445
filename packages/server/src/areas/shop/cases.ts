import type { contract } from '@skystair/contract'
import type { Proofs } from '../../../testing/contract-cases/case.ts'

export const shop: Proofs<typeof contract.shop> = {
  'GET /api/giftpurchase/gems/list': { succeeds: { query: {} }, refuses: {} },
  'POST /api/giftpurchase/gems/reserve': {
    succeeds: async ({ other }) => ({ body: { receiverId: (await (await other()).call('GET /api/player/id/current')).reply.id } }),
    refuses: {
      PLAYER_NOT_FOUND: { body: { receiverId: 999_999 } },
      TARGET_FORBIDDEN: async ({ id }) => ({ body: { receiverId: id } }),
    },
  },
}
