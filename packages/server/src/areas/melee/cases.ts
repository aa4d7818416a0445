import type { contract, Melee } from '@skystair/contract'
import { MELEE_SIDES } from '@skystair/contract/enums'
import type { Configured, ContractCases } from '../../../testing/contract-cases/case.ts'
import { type Fixture, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { IN_THE_HOUR, joinMelee, untilOver, untilTurnOf } from '../../../testing/melee.ts'

/** A case in the weekly hour. */
const during = <I>(asked: I): Configured<I> => ({ config: {}, now: IN_THE_HOUR, asked })

/** Begins a melee of five players. Returns them, the fixture's first. */
async function fighting(fixture: Fixture): Promise<readonly Fixture[]> {
  const others = await Promise.all(Array.from({ length: MELEE_SIDES - 1 }, () => fixtureFor(fixture.server, 'PLAYER')))
  const all = [fixture, ...others]
  await joinMelee(...all)
  return all
}

const pairIn = ({ fight }: Melee) => {
  const attackerId = fight!.ask!.attackers[0]!
  return { attackerId, defenderId: fight!.ask!.targets[attackerId]![0]! }
}
const nobody = { attackerId: 1, defenderId: -1 }

/** Returns a hit that is possible in the fixture's turn. */
async function inTurn(fixture: Fixture) {
  return pairIn(await untilTurnOf(fixture, await fighting(fixture)))
}

async function outOfTurn(fixture: Fixture) {
  const all = await fighting(fixture)
  const other = all[1]!
  return pairIn(await untilTurnOf(other, all))
}

async function over(fixture: Fixture) {
  const all = await fighting(fixture)
  await untilOver(fixture, all)
}

/** The refusals of a hit, with the input in the form of a call. */
const hits = <I>(form: (pair: typeof nobody) => I) => ({
  succeeds: during(async (fixture: Fixture) => form(await inTurn(fixture))),
  refuses: {
    BATTLE_NOT_FOUND: form(nobody),
    BATTLE_OVER: during(async (fixture: Fixture) => {
      await over(fixture)
      return form(nobody)
    }),
    BATTLE_TURN: during(async (fixture: Fixture) => form(await outOfTurn(fixture))),
    CREATURE_NOT_FOUND: during(async (fixture: Fixture) => form({ ...(await inTurn(fixture)), defenderId: 999_999 })),
    CREATURE_INACTIVE: during(async (fixture: Fixture) => {
      const { attackerId, defenderId } = await inTurn(fixture)
      return form({ attackerId: defenderId, defenderId: attackerId })
    }),
    TARGET_FORBIDDEN: during(async (fixture: Fixture) => {
      const { attackerId } = await inTurn(fixture)
      return form({ attackerId, defenderId: attackerId })
    }),
  },
})

const grown = ({ edit }: Fixture) =>
  edit(({ state }) => {
    state.level = 8
  })

export const cases: ContractCases<typeof contract.melee> = {
  'GET /api/melee/get': { succeeds: { query: {} }, refuses: {} },
  'POST /api/melee/join': {
    succeeds: during(grown),
    refuses: {
      MELEE_CLOSED: {},
      BATTLE_IN_PROGRESS: during(async (fixture: Fixture) => {
        await grown(fixture)
        await fixture.inBattle()
      }),
      NO_SQUAD: during(async (fixture: Fixture) => {
        await fixture.edit(({ state }) => {
          state.level = 8
          state.squad = []
        })
      }),
    },
  },
  'POST /api/melee/leave': {
    succeeds: during(async (fixture: Fixture) => void (await fighting(fixture))),
    refuses: { BATTLE_NOT_FOUND: {}, BATTLE_OVER: during(over) },
  },
  'POST /api/melee/move': hits((hit) => ({ body: { hit } })),
  'POST /api/melee/precalculate': hits((body) => ({ body })),
  'POST /api/melee/reward/take': {
    succeeds: during(over),
    refuses: { BATTLE_NOT_FOUND: {}, BATTLE_NOT_OVER: during(async (fixture: Fixture) => void (await fighting(fixture))) },
  },
}
