import type { contract, InputOf, PlayerSource } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { emptyPurse } from '../../../testing/purse.ts'
import { winFights } from '../../../testing/victories.ts'
import { comesFrom } from '../platform/cases.ts'
import { delayedChestCases } from './delayed-chest/delayed-chest-cases.ts'
import { wheelCases } from './wheel/wheel-cases.ts'

// The cases run on a day on which the first chests, the artifact set and the group of the social network are active.
const SILVER = { params: { id: 101 } }
const HELM = { params: { id: 401 } }
const SET_GIFT = { params: { id: 404 } }
const DAILY = { params: { id: 702 } }
const PORTAL = 1
const page = { succeeds: {}, refuses: {} } as const

/** Lets the player win a fight during the campaign, which opens the first chest. */
const winner = ({ edit, server }: Fixture) => edit(({ id }, tx) => winFights(tx, id, 1, server.clock()))
async function atChest(fixture: Fixture) {
  await winner(fixture)
  await fixture.client.call('GET /api/campaign/get/chest/status')
  return SILVER
}
async function taken(fixture: Fixture) {
  const chest = await atChest(fixture)
  await fixture.client.call('GET /api/campaign/use/{id}', chest)
  return chest
}
const partner = (source: PlayerSource, call: 'GET /api/integration/foto/gift/accept' | 'GET /api/integration/mystore/gift/accept') => {
  const arrived = async (fixture: Fixture) => {
    await comesFrom(fixture, source)
    return {}
  }
  return {
    succeeds: arrived,
    refuses: {
      FORBIDDEN: {},
      ALREADY_TAKEN: async (fixture: Fixture) => {
        await arrived(fixture)
        await fixture.client.call(call)
        return {}
      },
    },
  } as const
}

let codes = 0
type Signed = InputOf<'POST /api/integration/ya/promocode/save'>
const promo = ({ server }: Fixture, productId = 'gems_100'): Signed => ({
  body: { signature: server.portal.promoCodes([{ token: `code-${++codes}`, productId }]) },
})

export const cases: ContractCases<typeof contract.campaign> = {
  'GET /api/campaign/list': page,
  'GET /api/campaign/get/status/{type}': { succeeds: { params: { type: 'CHEST' } }, refuses: {} },
  'GET /api/campaign/get/ok/group': page,
  'GET /api/campaign/get/chest/status': page,
  'GET /api/campaign/get/chest2/status': page,
  'GET /api/campaign/get/chest3/status': page,
  'GET /api/campaign/get/art/status': page,
  'GET /api/campaign/get/portal/discounts': {
    succeeds: { query: { portalId: PORTAL } },
    refuses: { PLACE_NOT_FOUND: { query: { portalId: 999 } } },
  },
  'GET /api/campaign/use/{id}': {
    succeeds: atChest,
    refuses: {
      PRODUCT_NOT_FOUND: { params: { id: 601 } },
      OFFER_LOCKED: SET_GIFT,
      OFFER_LIMIT: async (fixture) => {
        await comesFrom(fixture, 'ok')
        await fixture.client.call('GET /api/campaign/use/{id}', DAILY)
        return DAILY
      },
      ALREADY_TAKEN: taken,
      REWARD_NOT_READY: SILVER,
      NOT_ENOUGH_RESOURCES: async (fixture) => {
        await fixture.edit(({ id }, tx) => emptyPurse(tx, id))
        return HELM
      },
      STATE_CHANGED: async (fixture) => {
        await winner(fixture)
        return SILVER
      },
    },
  },
  'GET /api/daily/ok/take': {
    succeeds: async (fixture) => {
      await comesFrom(fixture, 'ok')
      return {}
    },
    refuses: {
      PRODUCT_NOT_FOUND: {},
      OFFER_LIMIT: async (fixture) => {
        await comesFrom(fixture, 'ok')
        await fixture.client.call('GET /api/daily/ok/take')
        return {}
      },
    },
  },
  'GET /api/integration/foto/gift/accept': partner('foto', 'GET /api/integration/foto/gift/accept'),
  'GET /api/integration/mystore/gift/accept': partner('mystore', 'GET /api/integration/mystore/gift/accept'),
  'POST /api/integration/ya/promocode/save': {
    succeeds: (fixture) => promo(fixture),
    refuses: {
      PROOF_INVALID: { body: { signature: 'nobody has signed this' } },
      PLATFORM_NOT_SET: { body: { signature: 'UNSET' } },
    },
  },
  ...wheelCases,
  ...delayedChestCases,
}
