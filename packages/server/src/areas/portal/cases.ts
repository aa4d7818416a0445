import type { contract } from '@skystair/contract'
import { placesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { portalAt } from '@skystair/world/areas/portal/rows'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { addPortalDiscounts } from './repository.ts'

const place = placesBetween(world, 'main', 0, 480 * 40).find(({ placeType }) => placeType === 'PORTAL')!
const portal = portalAt(place.stair)
const by = (discount: number, id = portal.id) => ({ params: { id }, query: { discount } })
const unknown = { params: { id: 999 } }

/** Puts the player at a portal, with the victory on a stair, this amount of gold, and one discount of 50 %. */
const standing =
  ({ best = portal.stair, gold = 10_000, discount = 0 } = {}) =>
  async ({ edit }: Fixture) => {
    await edit(async ({ id, state }, tx) => {
      Object.assign(state, { coordinate: place.posY, bestVictoryStair: best })
      await emptyPurse(tx, id)
      await give(tx, id, { gold })
      await addPortalDiscounts(tx, id, 50, 1)
    })
    return by(discount)
  }

export const cases: ContractCases<typeof contract.portal> = {
  'GET /api/portal/offer/get': { succeeds: standing(), refuses: {} },
  'GET /api/portal/{id}/info': { succeeds: { params: { id: portal.id } }, refuses: { PLACE_NOT_FOUND: unknown } },
  'GET /api/portal/mark/discount/chosen': {
    succeeds: async (fixture) => {
      await standing()(fixture)
      return { query: { discount: 50, portalId: portal.id } }
    },
    refuses: {
      PLACE_NOT_FOUND: { query: { discount: 0, portalId: 999 } },
      DISCOUNT_NOT_FOUND: { query: { discount: 100, portalId: portal.id } },
    },
  },
  'POST /api/portal/{id}/use': {
    succeeds: standing({ discount: 50 }),
    refuses: {
      PLACE_NOT_FOUND: by(0, 999),
      PLACE_OUT_OF_REACH: by(0),
      OFFER_LOCKED: standing({ best: portal.stair - 1 }),
      DISCOUNT_NOT_FOUND: standing({ discount: 100 }),
      NOT_ENOUGH_RESOURCES: standing({ gold: 1 }),
      BATTLE_IN_PROGRESS: async (fixture) => {
        const wanted = await standing()(fixture)
        await fixture.inBattle()
        return wanted
      },
    },
  },
}
