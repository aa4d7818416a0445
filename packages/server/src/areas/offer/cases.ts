import type { contract } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'

const FIRST = { body: { offerType: 'FIRST_HERO' } } as const

/** Makes the offer of the first hero to the player, who has this much gold. */
async function offered({ edit, server }: Fixture, gold = 100_000) {
  await edit(async ({ id, state }, tx) => {
    const now = server.clock()
    state.offers = { FIRST_HERO: { at: now, until: now + HOUR } }
    await emptyPurse(tx, id)
    await give(tx, id, { gold })
  })
  return FIRST
}

export const cases: ContractCases<typeof contract.offer> = {
  'GET /api/offer/list': {
    succeeds: async (fixture) => {
      await offered(fixture)
      return {}
    },
    refuses: {},
  },
  'POST /api/offer/set/seen': { succeeds: (fixture) => offered(fixture), refuses: {} },
  'POST /api/offer/take': {
    succeeds: (fixture) => offered(fixture),
    refuses: {
      PRODUCT_NOT_FOUND: FIRST,
      NOT_ENOUGH_RESOURCES: (fixture) => offered(fixture, 1),
    },
  },
}
