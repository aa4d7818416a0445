import type { contract } from '@skystair/contract'
import { advert } from '@skystair/world/areas/bank/rows'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'

const ADVERT = advert.seconds * 1000
const one = { params: { id: 1 } }

export const cases: ContractCases<typeof contract.advert> = {
  'POST /api/adv/rewarded/watch/{id}/start': {
    succeeds: one,
    refuses: {
      NOT_FOUND: { params: { id: 2 } },
      OFFER_LIMIT: async ({ client, server }) => {
        for (let watched = 0; watched < 3; watched++) {
          await client.call('POST /api/adv/rewarded/watch/{id}/start', one)
          server.clock.pass(ADVERT)
          await client.call('POST /api/adv/rewarded/take/gems')
        }
        return one
      },
    },
  },
  'POST /api/adv/rewarded/take/gems': {
    succeeds: async ({ client, server }) => {
      await client.call('POST /api/adv/rewarded/watch/{id}/start', one)
      server.clock.pass(ADVERT)
      return {}
    },
    refuses: { REWARD_NOT_READY: {} },
  },
}
