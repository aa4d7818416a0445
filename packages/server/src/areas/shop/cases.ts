import { type contract, type ResourceName, ResourceName as resourceNames } from '@skystair/contract'
import { soldOn } from '@skystair/rules'
import { world } from '@skystair/world'
import { heroShops } from '@skystair/world/areas/shop/rows'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { tradeCases } from './trade-cases.ts'

const RICH = Object.fromEntries(resourceNames.map((name) => [name, 1_000_000])) as Record<ResourceName, number>
const unknown = { params: { id: 999_999_999 } }

const shopNamed = (id: string) => heroShops.find((shop) => shop.id === id)!
/** The first offer of a shop today. */
function firstOffer({ server }: Fixture, id: string) {
  const shop = shopNamed(id)
  return { params: { id: 10_000 * shop.number + soldOn(world, shop, Math.trunc(server.clock() / 86_400_000))[0]!.id } }
}
/** A rich player for whom every shop is open. Returns the first offer of a shop. */
async function atShop(fixture: Fixture, id: string) {
  await fixture.edit(async ({ id: player, state }, tx) => {
    state.bestVictoryStair = 2000
    await give(tx, player, RICH)
  })
  return firstOffer(fixture, id)
}
async function poor(fixture: Fixture, id: string) {
  await fixture.edit(async ({ id: player, state }, tx) => {
    state.bestVictoryStair = 2000
    await emptyPurse(tx, player)
  })
  return firstOffer(fixture, id)
}
const list = { succeeds: {}, refuses: {} } as const

const buys = <K extends 'creature/' | 'creature/ametist/' | 'creature/token/' | 'creature/portal/'>(path: K, shop: string) => ({
  succeeds: (fixture: Fixture) => atShop(fixture, shop),
  refuses: {
    PRODUCT_NOT_FOUND: unknown,
    OFFER_LOCKED: (fixture: Fixture) => firstOffer(fixture, shop),
    OFFER_LIMIT: async (fixture: Fixture) => {
      const offer = await atShop(fixture, shop)
      await fixture.client.call(`POST /api/shop/${path}{id}/buy`, offer)
      return offer
    },
    NOT_ENOUGH_RESOURCES: (fixture: Fixture) => poor(fixture, shop),
  },
})

/** A player on stair 6 with gold. Returns the cheapest artifact, for the first hero. */
const atArtifacts = async (fixture: Fixture, gold: number) => {
  await fixture.edit(async ({ id, state }, tx) => {
    state.bestVictoryStair = 6
    await emptyPurse(tx, id)
    await give(tx, id, { gold })
  })
  return { params: { id: 1 }, body: { creatureId: String((await fixture.player()).creatures[0]!.id) } }
}

/** A player of level 10 with gold. Returns a booster that costs gold. */
const atBoosters = async (fixture: Fixture, gold: number) => {
  await fixture.edit(async ({ id, state }, tx) => {
    state.level = 10
    await emptyPurse(tx, id)
    await give(tx, id, { gold })
  })
  return { params: { id: 1 } }
}

/** A player with gold for whom the painter's shop is open. Returns a portrait that costs gold. */
const atPainter = async ({ edit }: Fixture, gold: number) => {
  await edit(async ({ id, state }, tx) => {
    state.level = 10
    await emptyPurse(tx, id)
    await give(tx, id, { gold })
  })
  return { params: { id: 1 } }
}

export const cases: ContractCases<typeof contract.shop> = {
  'GET /api/shop/artifact/list/context/{context}': { succeeds: { params: { context: 'COMMON_SHOP' } }, refuses: {} },
  'POST /api/shop/artifact/{id}/buy': {
    succeeds: (fixture) => atArtifacts(fixture, 1000),
    refuses: {
      PRODUCT_NOT_FOUND: { ...unknown, body: { creatureId: '1' } },
      CREATURE_NOT_FOUND: async (fixture) => ({ ...(await atArtifacts(fixture, 1000)), body: { creatureId: '999999' } }),
      OFFER_LOCKED: async (fixture) => ({ ...(await atArtifacts(fixture, 1000)), params: { id: 20 } }),
      NOT_ENOUGH_RESOURCES: (fixture) => atArtifacts(fixture, 1),
      NO_ARTIFACT_SLOT: async (fixture) => {
        const wanted = await atArtifacts(fixture, 1000)
        await fixture.heroes(() => ({ slotsCount: 0 }))
        return wanted
      },
    },
  },
  'GET /api/shop/avatar/list': list,
  'GET /api/shop/avatar/atlantis/list': list,
  'GET /api/shop/avatar/ship/list': list,
  'POST /api/shop/avatar/{id}/buy': {
    succeeds: (fixture) => atPainter(fixture, 1000),
    refuses: {
      PRODUCT_NOT_FOUND: unknown,
      OFFER_LOCKED: { params: { id: 1 } },
      ALREADY_TAKEN: async (fixture) => {
        const wanted = await atPainter(fixture, 1000)
        await fixture.client.call('POST /api/shop/avatar/{id}/buy', wanted)
        return wanted
      },
      NOT_ENOUGH_RESOURCES: (fixture) => atPainter(fixture, 1),
    },
  },
  'GET /api/shop/booster/list': list,
  'POST /api/shop/booster/{id}/buy': {
    succeeds: (fixture) => atBoosters(fixture, 1000),
    refuses: {
      PRODUCT_NOT_FOUND: unknown,
      OFFER_LOCKED: { params: { id: 1 } },
      NOT_ENOUGH_RESOURCES: (fixture) => atBoosters(fixture, 1),
    },
  },
  'GET /api/shop/creature/list': list,
  'GET /api/shop/creature/town/hero/list': list,
  'GET /api/shop/creature/town/titan/list': list,
  'GET /api/shop/creature/ametist/list': list,
  'GET /api/shop/creature/water/list': list,
  'GET /api/shop/creature/portal/list': list,
  'GET /api/shop/creature/{heroKind}/list': {
    succeeds: { params: { heroKind: 'legend' } },
    refuses: { NOT_FOUND: { params: { heroKind: 'nowhere' } } },
  },
  'GET /api/shop/creature/id/{id}': { succeeds: (fixture) => firstOffer(fixture, 'usual'), refuses: { PRODUCT_NOT_FOUND: unknown } },
  'GET /api/shop/any/creature/id/{id}': { succeeds: { params: { id: 40_422 } }, refuses: { PRODUCT_NOT_FOUND: unknown } },
  'POST /api/shop/creature/{id}/buy': buys('creature/', 'usual'),
  'POST /api/shop/creature/ametist/{id}/buy': buys('creature/ametist/', 'ametist'),
  'POST /api/shop/creature/token/{id}/buy': buys('creature/token/', 'ark'),
  'POST /api/shop/creature/portal/{id}/buy': buys('creature/portal/', 'portal'),
  ...tradeCases,
}
