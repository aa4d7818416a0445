import type { contract } from '@skystair/contract'
import { DONATIONS_A_DAY } from '@skystair/contract/enums'
import { inClan } from '../../../../testing/clan.ts'
import type { ContractCases } from '../../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../../testing/contract-cases/fixture.ts'
import { emptyPurse } from '../../../../testing/purse.ts'
import { limit } from '../../../economy/limit.ts'

const gems = { body: { type: 'GEMS', amount: 5 } } as const

/** The input of the first page of the player's own clan's history. */
const history = async (fixture: Fixture) => {
  const { clanId } = await inClan(fixture)
  return { params: { id: clanId }, query: { page: 0 } }
}

export const budgetCases: Pick<ContractCases<typeof contract.clan>, 'POST /api/clan/donate' | 'GET /api/clan/{id}/log'> = {
  'POST /api/clan/donate': {
    succeeds: async (fixture) => {
      await inClan(fixture, 'NEWBIE')
      return gems
    },
    refuses: {
      CLAN_MISSING: gems,
      OFFER_LIMIT: async (fixture) => {
        await inClan(fixture)
        const now = fixture.server.clock()
        await fixture.edit(async ({ id }, tx) => {
          for (let given = 0; given < DONATIONS_A_DAY; given++) await limit(tx, id, 'clanDonation', {}, { now })
        })
        return gems
      },
      NOT_ENOUGH_RESOURCES: async (fixture) => {
        await inClan(fixture)
        await fixture.edit(({ id }, tx) => emptyPurse(tx, id))
        return gems
      },
    },
  },
  'GET /api/clan/{id}/log': {
    succeeds: history,
    refuses: { CLAN_MISSING: async (fixture) => ({ ...(await history(fixture)), params: { id: 999_999 } }) },
  },
}
