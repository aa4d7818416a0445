import type { ClanRank, contract } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { built, inClan, rich } from '../../../../testing/clan.ts'
import type { ContractCases } from '../../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../../testing/contract-cases/fixture.ts'
import { setHallForce } from '../hall/repository.ts'
import { setTheme } from '../membership/repository.ts'

const school = { body: { buildingType: 'EXPERIENCE' } } as const
const attack = { body: { force: 'ATTACK', toLevel: 1 } } as const
const winter = { query: { number: 2 } }

interface Town {
  readonly rank?: ClanRank
  readonly clanLevel?: number
  readonly hasBudget?: boolean
  readonly level?: number
  /** Hours until the work on the next level is finished. */
  readonly hours?: number
}

/** Makes the player a member of a clan with a school, and a hall of fame of level 1. */
async function inTown(fixture: Fixture, { rank = 'LEADER', clanLevel = 20, hasBudget = true, level = 0, hours }: Town = {}) {
  const { server } = fixture
  const { clanId } = await inClan(fixture, rank)
  if (hasBudget) await rich(server, clanId, clanLevel)
  await built(server, clanId, 'EXPERIENCE', level, hours === undefined ? null : server.clock() + hours * HOUR)
  await built(server, clanId, 'HALL_OF_FAME', 1)
  return clanId
}

/** Returns a case in such a town with this input. */
const asked =
  <I>(input: I, town: Town = {}) =>
  async (fixture: Fixture): Promise<I> => {
    await inTown(fixture, town)
    return input
  }

/** Builds a factory; with `isPublished`, the hash of the gift's seed is published, and with `isTaken` the gift is taken. */
const withFactory =
  ({ isPublished = true, isTaken = false } = {}) =>
  async (fixture: Fixture) => {
    const { clanId } = await inClan(fixture, 'NEWBIE')
    await built(fixture.server, clanId, 'GEAR_FACTORY', 1)
    if (isPublished) await fixture.client.call('GET /api/clan/factory/gift/get')
    if (isTaken) await fixture.client.call('GET /api/clan/factory/gift/take')
    return {}
  }
const noFactory = async (fixture: Fixture) => {
  await inClan(fixture)
  return {}
}

export const buildingCases: Pick<
  ContractCases<typeof contract.clan>,
  | keyof typeof import('../buildings/work.ts').buildingHandlers
  | keyof typeof import('../hall/handlers.ts').hallHandlers
  | keyof typeof import('../factory/handlers.ts').factoryHandlers
  | keyof typeof import('../theme/set-theme.ts').themeHandlers
> = {
  'GET /api/clan/building/list': { succeeds: asked({}), refuses: { CLAN_MISSING: {} } },
  'POST /api/clan/building/start': {
    succeeds: asked(school),
    refuses: {
      CLAN_MISSING: school,
      CLAN_RANK: asked(school, { rank: 'REPRESENTATIVE' }),
      BUILDING_BUSY: asked(school, { hours: 1 }),
      BUILDING_FINISHED: asked(school, { level: 10 }),
      OFFER_LOCKED: asked(school, { level: 1, clanLevel: 2 }),
      CLAN_RESOURCES: asked(school, { hasBudget: false }),
    },
  },
  'POST /api/clan/building/speedup': {
    succeeds: asked(school, { hours: 2 }),
    refuses: {
      CLAN_MISSING: school,
      CLAN_RANK: asked(school, { rank: 'REPRESENTATIVE' }),
      BUILDING_IDLE: asked(school),
      CLAN_RESOURCES: asked(school, { hours: 2, hasBudget: false }),
    },
  },
  'POST /api/clan/building/complete': {
    succeeds: asked(school, { hours: 0 }),
    refuses: {
      CLAN_MISSING: school,
      CLAN_RANK: asked(school, { rank: 'NEWBIE' }),
      BUILDING_IDLE: asked(school),
      REWARD_NOT_READY: asked(school, { hours: 1 }),
    },
  },
  'GET /api/clan/hall/options': { succeeds: asked({}), refuses: { CLAN_MISSING: {} } },
  'POST /api/clan/hall/improve': {
    succeeds: asked(attack),
    refuses: {
      CLAN_MISSING: attack,
      CLAN_RANK: asked(attack, { rank: 'NEWBIE' }),
      STATE_CHANGED: asked({ body: { force: 'ATTACK', toLevel: 2 } } as const),
      FORCE_FINISHED: async (fixture) => {
        const clanId = await inTown(fixture)
        await fixture.edit(async (_, tx) => {
          await setHallForce(tx, clanId, 'ATTACK', 1)
        })
        return { body: { force: 'ATTACK', toLevel: 2 } }
      },
      CLAN_RESOURCES: asked(attack, { hasBudget: false }),
    },
  },
  'GET /api/clan/factory/gift/get': { succeeds: withFactory(), refuses: { CLAN_MISSING: {}, OFFER_LOCKED: noFactory } },
  'GET /api/clan/factory/gift/take': {
    succeeds: withFactory(),
    refuses: {
      CLAN_MISSING: {},
      OFFER_LOCKED: noFactory,
      OFFER_LIMIT: withFactory({ isTaken: true }),
      STATE_CHANGED: withFactory({ isPublished: false }),
    },
  },
  'POST /api/clan/theme/set': {
    succeeds: asked(winter),
    refuses: {
      CLAN_MISSING: winter,
      CLAN_RANK: asked(winter, { rank: 'REPRESENTATIVE' }),
      STATE_CHANGED: asked({ query: { number: 0 } }),
      CLAN_RESOURCES: async (fixture) => {
        const clanId = await inTown(fixture, { hasBudget: false })
        await fixture.edit(async (_, tx) => {
          await setTheme(tx, clanId, 0, 3)
        })
        return winter
      },
    },
  },
}
