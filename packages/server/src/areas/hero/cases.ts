import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { empty } from '../../../testing/purse.ts'

const unknown = { params: { id: 999_999 } }

const heroOf = async ({ player }: Fixture): Promise<number> => (await player()).creatures[0]?.id ?? 0
const hero = async (fixture: Fixture) => ({ params: { id: await heroOf(fixture) } })
/** Wounds everybody of a player who has no money. */
const wounded = async (fixture: Fixture) => {
  await fixture.heroes(({ health }) => ({ health: { ...health, current: 1 } }))
  return hero(fixture)
}

export const cases: ContractCases<typeof contract.hero> = {
  'GET /api/player/health/options': { succeeds: wounded, refuses: {} },
  'POST /api/player/health/{id}/restore': {
    succeeds: wounded,
    refuses: {
      CREATURE_NOT_FOUND: unknown,
      FULLY_HEALTHY: hero,
      NOT_ENOUGH_RESOURCES: async (fixture) => {
        await fixture.edit(({ id }, tx) => empty(tx, id))
        return wounded(fixture)
      },
      BATTLE_IN_PROGRESS: async (fixture) => {
        await fixture.inBattle()
        return wounded(fixture)
      },
    },
  },
  'POST /api/player/squad/set': {
    succeeds: async (fixture) => ({ body: { creatureIds: [await heroOf(fixture)] } }),
    refuses: {
      CREATURE_NOT_FOUND: { body: { creatureIds: [999_999] } },
      BATTLE_IN_PROGRESS: async (fixture) => {
        await fixture.inBattle()
        return { body: { creatureIds: [await heroOf(fixture)] } }
      },
    },
  },
}
