import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'

const one = { params: { id: 1 } }

export const cases: ContractCases<typeof contract.advert> = {
  'POST /api/adv/rewarded/watch/{id}/start': {
    succeeds: one,
    refuses: {
      NOT_FOUND: { params: { id: 2 } },
      OFFER_LIMIT: async ({ client }) => {
        for (let watched = 0; watched < 3; watched++) {
          await client.call('POST /api/adv/rewarded/watch/{id}/start', one)
          await client.call('POST /api/adv/rewarded/take/gems')
        }
        return one
      },
    },
  },
  'POST /api/adv/rewarded/take/gems': {
    succeeds: async ({ client }) => {
      await client.call('POST /api/adv/rewarded/watch/{id}/start', one)
      return {}
    },
    refuses: { REWARD_NOT_READY: {} },
  },
}
