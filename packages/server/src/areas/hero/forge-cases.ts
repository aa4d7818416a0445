import type { Creature, contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { full, hero, heroOf, inBattle, packedParams, thenInBattle, unknown, wearable } from './case-inputs.ts'

/** The strongest hero gives its power to the weakest one. */
const givers = async (fixture: Fixture, change: Partial<Creature> = { level: 5 }) => {
  const [target, giver] = (await fixture.player()).creatures as [Creature, Creature]
  await fixture.heroes(({ id }) => (id === giver.id ? change : { level: 30 }))
  return { params: { id: giver.id, target: target.id } }
}

export const forgeCases = {
  'GET /api/artifact/{id}/forge/options': { succeeds: packedParams, refuses: { ARTIFACT_NOT_FOUND: unknown } },
  'POST /api/artifact/{id}/forge': {
    succeeds: wearable,
    refuses: {
      ARTIFACT_NOT_FOUND: async (fixture) => ({ ...(await wearable(fixture)), ...unknown }),
      CREATURE_NOT_FOUND: async (fixture) => ({ ...(await wearable(fixture)), body: { creatureId: 999_999 } }),
      FORGED_FULL: async (fixture) => {
        await fixture.heroes(() => full)
        return wearable(fixture)
      },
      BATTLE_IN_PROGRESS: inBattle(wearable),
    },
  },
  'GET /api/creature/{id}/transfer/options': { succeeds: hero, refuses: { CREATURE_NOT_FOUND: unknown } },
  'POST /api/creature/{id}/transfer/{target}': {
    succeeds: givers,
    refuses: {
      CREATURE_NOT_FOUND: { params: { id: 999_999, target: 999_998 } },
      BATTLE_IN_PROGRESS: thenInBattle(givers),
      TRANSFER_SELF: async (fixture) => {
        const id = await heroOf(fixture)
        return { params: { id, target: id } }
      },
      TRANSFER_NOTHING: (fixture) => givers(fixture, { level: 5, powerGiven: true }),
      TRANSFER_STRONGER: async (fixture) => {
        const { params } = await givers(fixture)
        return { params: { id: params.target, target: params.id } }
      },
      FORGED_FULL: async (fixture) => {
        const input = await givers(fixture)
        await fixture.heroes(({ id }) => (id === input.params.target ? full : {}))
        return input
      },
    },
  },
} satisfies Partial<ContractCases<typeof contract.hero>>
