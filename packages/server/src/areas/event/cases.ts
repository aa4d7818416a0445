import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { grant } from '../../economy/ledger.ts'

/** Grants event currency, and asks for the dearest offer. */
async function withCurrency({ edit, server }: Fixture, amount: number) {
  await edit(async ({ id }, tx) => {
    await grant(tx, id, [{ kind: 'eventCurrency', amount }], { reason: 'event', now: server.clock() })
  })
  return { params: { id: 7 } }
}

export const cases: ContractCases<typeof contract.event> = {
  'GET /api/event/shop/list': { succeeds: {}, refuses: {} },
  'POST /api/event/shop/{id}/buy': {
    succeeds: (fixture) => withCurrency(fixture, 100),
    refuses: {
      PRODUCT_NOT_FOUND: { params: { id: 999_999 } },
      ALREADY_TAKEN: async (fixture) => {
        await fixture.edit(({ state }) => {
          state.bought = { 'spring@2026:7': 1 }
        })
        return withCurrency(fixture, 100)
      },
      NOT_ENOUGH_RESOURCES: (fixture) => withCurrency(fixture, 44),
    },
  },
}
