import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'

const gifted = ({ edit }: Fixture) =>
  edit(({ state }) => {
    state.giftNews = 'GEMS_30'
  })
export const cases: ContractCases<typeof contract.gift> = {
  'GET /api/player/promo/gift/accept': {
    succeeds: gifted,
    refuses: {
      REWARD_NOT_READY: {},
      ALREADY_TAKEN: async (fixture) => {
        await gifted(fixture)
        return fixture.client.call('GET /api/player/promo/gift/accept')
      },
    },
  },
}
