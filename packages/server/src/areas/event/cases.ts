import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { give } from '../../../testing/purse.ts'

/** Grants event currency. Returns the most expensive offer. */
async function withCurrency({ edit }: Fixture, amount: number) {
  await edit(({ id }, tx) => give(tx, id, { eventCurrency: amount }))
  return { params: { id: 7 } }
}

export const cases: ContractCases<typeof contract.event> = {
  'GET /api/event/shop/list': { succeeds: {}, refuses: {} },
  'POST /api/event/shop/{id}/buy': {
    succeeds: (fixture) => withCurrency(fixture, 100),
    refuses: {
      PRODUCT_NOT_FOUND: { params: { id: 999_999 } },
      ALREADY_TAKEN: async (fixture) => {
        const dearest = await withCurrency(fixture, 100)
        await fixture.client.call('POST /api/event/shop/{id}/buy', dearest)
        return dearest
      },
      NOT_ENOUGH_RESOURCES: (fixture) => withCurrency(fixture, 44),
    },
  },
}
