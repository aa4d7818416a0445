import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { hero, inBattle, poor, rich, unknown } from './case-inputs.ts'

/** A hero with rank points, whose next rank is ready after this number of milliseconds if it is being raised. */
const ranked =
  (change: { readonly rank?: number; readonly rankPoints?: number; readonly after?: number } = {}) =>
  async (fixture: Fixture) => {
    const { rank = 0, rankPoints = 100, after } = change
    await rich(fixture)
    const growing = after === undefined ? {} : { rankReadyAt: fixture.server.clock() + after }
    await fixture.heroes(() => ({ rank, rankPoints, ...growing }))
    return hero(fixture)
  }

export const rankCases = {
  'GET /api/creature/{id}/rank/options': { succeeds: ranked(), refuses: { CREATURE_NOT_FOUND: unknown } },
  'POST /api/creature/{id}/rank/raise': {
    succeeds: ranked(),
    refuses: {
      CREATURE_NOT_FOUND: unknown,
      BATTLE_IN_PROGRESS: inBattle(hero),
      RANK_FINISHED: ranked({ rank: 99 }),
      RANK_GROWING: ranked({ after: 60_000 }),
      RANK_POINTS_MISSING: ranked({ rankPoints: 1 }),
    },
  },
  'POST /api/creature/{id}/rank/speedup': {
    succeeds: ranked({ after: 60_000 }),
    refuses: {
      CREATURE_NOT_FOUND: unknown,
      BATTLE_IN_PROGRESS: inBattle(hero),
      RANK_NOT_GROWING: ranked(),
      NOT_ENOUGH_RESOURCES: poor(ranked({ after: 60_000 })),
    },
  },
  'POST /api/creature/{id}/rank/complete': {
    succeeds: ranked({ after: 0 }),
    refuses: {
      CREATURE_NOT_FOUND: unknown,
      BATTLE_IN_PROGRESS: inBattle(hero),
      RANK_NOT_GROWING: ranked(),
      REWARD_NOT_READY: ranked({ after: 60_000 }),
    },
  },
} satisfies Partial<ContractCases<typeof contract.hero>>
