import { type Creature, type contract, type ResourceName, ResourceName as resourceNames } from '@skystair/contract'
import { blackFriday, spawn, withRank } from '@skystair/rules'
import { world } from '@skystair/world'
import { inClan } from '../../../testing/clan.ts'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { insertCreature } from '../hero/repository.ts'

type Trades = Pick<
  typeof contract.shop,
  Extract<
    keyof typeof contract.shop,
    | `${string}/caviar/${string}`
    | `${string}exchange${string}`
    | `${string}/oblivion/${string}`
    | `${string}/monastery/${string}`
    | `${string}/pack/${string}`
    | `${string}/shop/clan/${string}`
  >
>

const RICH = Object.fromEntries(resourceNames.map((name) => [name, 1_000_000])) as Record<ResourceName, number>
const unknown = { params: { id: 999_999_999 } }
const list = { succeeds: {}, refuses: {} } as const

/** A player on a stair where everything is open, with a full or an empty purse. */
const visitor = ({ edit }: Fixture, { stair = 2000, rich = true } = {}) =>
  edit(async ({ id, state }, tx) => {
    state.bestVictoryStair = stair
    if (rich) await give(tx, id, RICH)
    else await emptyPurse(tx, id)
  })

/** Adds heroes of a kind. Returns their ids. */
async function joined({ edit, id: playerId }: Fixture, imageId: string, count = 1, more: Partial<Creature> = {}): Promise<number[]> {
  const ids: number[] = []
  await edit(async (_, tx) => {
    for (let i = 0; i < count; i++)
      ids.push(await insertCreature(tx, playerId, { ...spawn(world, imageId, { id: 0, playerId, level: 3 }), ...more }))
  })
  return ids
}

const firstHero = async ({ player }: Fixture) => ({ params: { id: (await player()).creatures[0]!.id } })
/** The first hero of a visitor, at a rank, or at its own highest. */
async function atRank(fixture: Fixture, rank: number | 'highest', visit?: Parameters<typeof visitor>[1]) {
  await visitor(fixture, visit)
  await fixture.heroes((hero) => withRank(world, hero, rank === 'highest' ? hero.maxRank : rank))
  return firstHero(fixture)
}
async function fighting<I>(fixture: Fixture, input: I): Promise<I> {
  await fixture.inBattle()
  return input
}

/** Three usual heroes in addition to the player's own, and today's first option for them. */
async function atExchange(fixture: Fixture, visit?: Parameters<typeof visitor>[1]) {
  await visitor(fixture, visit)
  const creatureIds = await joined(fixture, 'hungry_ogre', 3)
  const [option] = (await fixture.client.call('GET /api/shop/creature/exchange/{KIND}/options', { params: { KIND: 'USUAL' } })).reply
  return { params: { id: option!.id }, body: { creatureIds } }
}
/** Removes the player's other heroes, so that those to exchange are the last. */
const alone = async (fixture: Fixture, ids: readonly number[]) =>
  fixture.edit(({ id, state }, tx) => {
    state.squad = [ids[0]!]
    return tx.run(`delete from creature where player_id = ? and id not in (${ids.map(() => '?').join(', ')})`, [id, ...ids]).then(() => {})
  })
const exchangeRefusals = {
  PRODUCT_NOT_FOUND: { ...unknown, body: { creatureIds: [1] } },
  CREATURE_NOT_FOUND: async (fixture: Fixture) => ({ ...(await atExchange(fixture)), body: { creatureIds: [999_999] } }),
  HEROES_UNSUITABLE: async (fixture: Fixture) => {
    const { params, body } = await atExchange(fixture)
    return { params, body: { creatureIds: body.creatureIds.slice(1) } }
  },
  LAST_HERO: async (fixture: Fixture) => {
    const wanted = await atExchange(fixture)
    await alone(fixture, wanted.body.creatureIds)
    return wanted
  },
}

async function withArkHero(fixture: Fixture, visit?: Parameters<typeof visitor>[1]) {
  await visitor(fixture, visit)
  const [id] = await joined(fixture, 'storm_djinn', 1, { tokensPaid: 7 })
  return { params: { id: id! } }
}

/** The first offer of the shop of clans, for a member of a clan of level 1. */
async function inClanShop(fixture: Fixture) {
  await inClan(fixture)
  return { params: { id: 1 } }
}

const BLACK_FRIDAY = blackFriday(Date.UTC(2026, 0, 1)).from
const duringSale = <A>(asked: A) => ({ config: {}, now: BLACK_FRIDAY, asked })

export const tradeCases: ContractCases<Trades> = {
  'GET /api/shop/caviar/rank/list': list,
  'GET /api/shop/caviar/eleph/list': list,
  'POST /api/shop/caviar/rank/{id}/buy': {
    succeeds: (fixture) => atRank(fixture, 0),
    refuses: {
      CREATURE_NOT_FOUND: unknown,
      OFFER_LOCKED: firstHero,
      RANK_FINISHED: (fixture) => atRank(fixture, 'highest'),
      NOT_ENOUGH_RESOURCES: (fixture) => atRank(fixture, 0, { rich: false }),
      BATTLE_IN_PROGRESS: async (fixture) => fighting(fixture, await firstHero(fixture)),
    },
  },
  'POST /api/shop/caviar/eleph/{id}/buy': {
    succeeds: async (fixture) => visitor(fixture).then(() => ({ params: { id: 1 } })),
    refuses: {
      PRODUCT_NOT_FOUND: unknown,
      OFFER_LOCKED: { params: { id: 1 } },
      NOT_ENOUGH_RESOURCES: async (fixture) => visitor(fixture, { rich: false }).then(() => ({ params: { id: 1 } })),
    },
  },
  'GET /api/shop/creature/exchange/{KIND}/options': {
    succeeds: { params: { KIND: 'USUAL' } },
    refuses: { NOT_FOUND: { params: { KIND: 'NOBODY' } } },
  },
  'POST /api/shop/creature/details/exchange/{id}': { succeeds: (fixture) => atExchange(fixture), refuses: exchangeRefusals },
  'POST /api/shop/creature/{id}/exchange': {
    succeeds: (fixture) => atExchange(fixture),
    refuses: {
      ...exchangeRefusals,
      OFFER_LOCKED: (fixture) => atExchange(fixture, { stair: 1 }),
      OFFER_LIMIT: async (fixture) => {
        const wanted = await atExchange(fixture)
        await fixture.client.call('POST /api/shop/creature/{id}/exchange', wanted)
        return { ...wanted, body: { creatureIds: await joined(fixture, 'hungry_ogre', 3) } }
      },
      NOT_ENOUGH_RESOURCES: (fixture) => atExchange(fixture, { rich: false }),
      BATTLE_IN_PROGRESS: async (fixture) => fighting(fixture, await atExchange(fixture)),
    },
  },
  'GET /api/shop/oblivion/token/info': list,
  'GET /api/shop/oblivion/hero/info': { succeeds: async (fixture) => withArkHero(fixture).then(() => ({})), refuses: {} },
  'GET /api/shop/oblivion/sell/{id}': {
    succeeds: (fixture) => withArkHero(fixture),
    refuses: {
      CREATURE_NOT_FOUND: async (fixture) => visitor(fixture).then(() => unknown),
      HEROES_UNSUITABLE: async (fixture) => {
        await visitor(fixture)
        const [id] = await joined(fixture, 'storm_djinn')
        return { params: { id: id! } }
      },
      LAST_HERO: async (fixture) => {
        const wanted = await withArkHero(fixture)
        await alone(fixture, [wanted.params.id])
        return wanted
      },
      OFFER_LOCKED: (fixture) => withArkHero(fixture, { stair: 1 }),
      BATTLE_IN_PROGRESS: async (fixture) => fighting(fixture, await withArkHero(fixture)),
    },
  },
  'GET /api/shop/monastery/rank/10': { succeeds: async (fixture) => atRank(fixture, 'highest').then(() => ({})), refuses: {} },
  'GET /api/shop/monastery/{id}/info': { succeeds: firstHero, refuses: { CREATURE_NOT_FOUND: unknown } },
  'POST /api/shop/monastery/{id}/lead': {
    succeeds: (fixture) => atRank(fixture, 'highest'),
    refuses: {
      CREATURE_NOT_FOUND: unknown,
      OFFER_LOCKED: (fixture) => atRank(fixture, 'highest', { stair: 1 }),
      RANK_FINISHED: (fixture) => atRank(fixture, 10),
      RANK_NOT_READY: (fixture) => atRank(fixture, 1),
      NOT_ENOUGH_RESOURCES: (fixture) => atRank(fixture, 'highest', { rich: false }),
      BATTLE_IN_PROGRESS: async (fixture) => fighting(fixture, await firstHero(fixture)),
    },
  },
  'GET /api/shop/clan/list': { succeeds: () => ({}), refuses: {} },
  'POST /api/shop/clan/{id}/buy': {
    succeeds: inClanShop,
    refuses: {
      PRODUCT_NOT_FOUND: unknown,
      OFFER_LOCKED: { params: { id: 1 } },
      OFFER_LIMIT: async (fixture) => {
        const offer = await inClanShop(fixture)
        await fixture.client.call('POST /api/shop/clan/{id}/buy', offer)
        return offer
      },
      NOT_ENOUGH_RESOURCES: async (fixture) => {
        const offer = await inClanShop(fixture)
        await fixture.edit(({ id }, tx) => emptyPurse(tx, id))
        return offer
      },
    },
  },
  'GET /api/shop/pack/list': list,
  'POST /api/shop/pack/{id}/buy': {
    succeeds: duringSale({ params: { id: 1 } }),
    refuses: {
      PRODUCT_NOT_FOUND: { params: { id: 1 } },
      OFFER_LOCKED: duringSale({ params: { id: 2 } }),
      ALREADY_TAKEN: duringSale(async (fixture: Fixture) => {
        await fixture.client.call('POST /api/shop/pack/{id}/buy', { params: { id: 1 } })
        return { params: { id: 1 } }
      }),
      NOT_ENOUGH_RESOURCES: duringSale(async (fixture: Fixture) => {
        await fixture.client.call('POST /api/shop/pack/{id}/buy', { params: { id: 1 } })
        return { params: { id: 2 } }
      }),
    },
  },
}
