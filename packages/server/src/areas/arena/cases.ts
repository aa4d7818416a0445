import type { contract } from '@skystair/contract'
import { MINUTE } from '@skystair/contract/time'
import { arenaRest, WON_FROM_ONE_A_DAY } from '@skystair/world/areas/arena/rows'
import { another } from '../../../testing/clan.ts'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { limit } from '../../economy/limit.ts'
import { entrantOf, setRest, setRewardHour } from './repository.ts'
import { SPEEDUP, speedupLimit } from './rest.ts'
import { countPlaceFrom } from './same-rival.ts'

const zone = { body: { timeZone: 'Europe/Moscow' } }

const grown = ({ edit }: Fixture) =>
  edit(({ state }) => {
    state.level = 8
  })

async function entered(fixture: Fixture) {
  await grown(fixture)
  return (await fixture.client.call('POST /api/arena/enter', zone)).reply
}

/** Lets the player enter. Returns the input of an attack on the first rival. */
async function challenging(fixture: Fixture) {
  const { positionNumber, playerId } = (await entered(fixture)).rivals[0]!
  return { body: { positionNumber, playerId } }
}

async function resting(fixture: Fixture) {
  await entered(fixture)
  const now = fixture.server.clock()
  await fixture.edit(async ({ id }, tx) => {
    await give(tx, id, { tickets: 1 })
    await setRest(tx, (await entrantOf(tx, id))!.id, now + arenaRest.minutes * MINUTE)
  })
  return { body: { resource: 'tickets' as const } }
}

/** Lets the daily reward of the player become due. */
async function due(fixture: Fixture) {
  await entered(fixture)
  const rewardAt = fixture.server.clock()
  await fixture.edit(async ({ id }, tx) => {
    await setRewardHour(tx, (await entrantOf(tx, id))!.id, { rewardHour: 7, timeZone: 'UTC', rewardAt })
  })
}

const hour = { body: { rewardHour: 7, timeZone: 'Asia/Tokyo' } }

export const cases: ContractCases<typeof contract.arena> = {
  'POST /api/battle/arena/attack': {
    succeeds: challenging,
    refuses: {
      ARENA_CLOSED: { body: { positionNumber: 1, playerId: null } },
      ARENA_RESTING: async (fixture) => {
        await resting(fixture)
        return challenging(fixture)
      },
      RIVAL_MOVED: async (fixture) => {
        const { body } = await challenging(fixture)
        return { body: { ...body, playerId: fixture.id } }
      },
      OFFER_LIMIT: async (fixture) => {
        const { client, id: playerId } = await another(fixture)
        await entered(fixture)
        const { positionNumber } = (await client.call('POST /api/arena/enter', zone)).reply
        const now = fixture.server.clock()
        await fixture.edit(async ({ id }, tx) => {
          for (let won = 0; won < WON_FROM_ONE_A_DAY; won++) await countPlaceFrom(tx, id, playerId, now)
        })
        return { body: { positionNumber: positionNumber!, playerId } }
      },
      BATTLE_IN_PROGRESS: async (fixture) => {
        const input = await challenging(fixture)
        await fixture.inBattle()
        return input
      },
      NO_SQUAD: async (fixture) => {
        const input = await challenging(fixture)
        await fixture.edit(({ state }) => {
          state.squad = []
        })
        return input
      },
    },
  },
  'GET /api/arena/get': {
    succeeds: async (fixture) => {
      await entered(fixture)
    },
    refuses: {},
  },
  'POST /api/arena/enter': {
    succeeds: async (fixture) => {
      await grown(fixture)
      return zone
    },
    refuses: { ARENA_CLOSED: zone },
  },
  'GET /api/arena/league/list': { succeeds: {}, refuses: {} },
  'GET /api/arena/history': {
    succeeds: async (fixture) => {
      await fixture.client.call('POST /api/battle/arena/attack', await challenging(fixture))
      await fixture.client.call('POST /api/battle/giveUpBattle')
      await fixture.client.call('POST /api/battle/complete')
      return { query: { page: 0 } }
    },
    refuses: {},
  },
  'POST /api/arena/settings/set': {
    succeeds: async (fixture) => {
      await entered(fixture)
      return hour
    },
    refuses: { ARENA_CLOSED: hour },
  },
  'POST /api/arena/defence/set': {
    succeeds: async (fixture) => {
      await entered(fixture)
      const { creatures } = await fixture.player()
      return {
        body: {
          creatureIds: creatures
            .map(({ id }) => id)
            .slice(0, 2)
            .reverse(),
        },
      }
    },
    refuses: {
      ARENA_CLOSED: { body: { creatureIds: [] } },
      CREATURE_NOT_FOUND: async (fixture) => {
        await entered(fixture)
        return { body: { creatureIds: [999_999] } }
      },
    },
  },
  'POST /api/arena/speedup': {
    succeeds: resting,
    refuses: {
      ARENA_CLOSED: { body: { resource: 'tickets' } },
      OFFER_LIMIT: async (fixture) => {
        const input = await resting(fixture)
        const now = fixture.server.clock()
        await fixture.edit(async ({ id }, tx) => {
          for (let used = 0; used < speedupLimit.perDay; used++) await limit(tx, id, SPEEDUP, speedupLimit, { now })
        })
        return input
      },
      NOT_ENOUGH_RESOURCES: async (fixture) => {
        const input = await resting(fixture)
        await fixture.edit(({ id }, tx) => emptyPurse(tx, id))
        return input
      },
    },
  },
  'POST /api/arena/reward/take': {
    succeeds: due,
    refuses: {
      ARENA_CLOSED: {},
      REWARD_NOT_READY: async (fixture) => {
        await entered(fixture)
      },
    },
  },
}
