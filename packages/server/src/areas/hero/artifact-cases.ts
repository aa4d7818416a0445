import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import { testArtifact } from '../../../testing/test-artifact.ts'
import { hero, inBattle, packedParams, unknown, wearable } from './case-inputs.ts'

export const artifactCases = {
  'GET /api/artifact/{id}/fit': { succeeds: packedParams, refuses: { ARTIFACT_NOT_FOUND: unknown } },
  'POST /api/artifact/{id}/wear': {
    succeeds: wearable,
    refuses: {
      ARTIFACT_NOT_FOUND: async (fixture) => ({ ...(await wearable(fixture)), ...unknown }),
      CREATURE_NOT_FOUND: async (fixture) => ({ ...(await wearable(fixture)), body: { creatureId: 999_999, replacedId: null } }),
      NO_ARTIFACT_SLOT: (fixture) => wearable(fixture, 0),
      BATTLE_IN_PROGRESS: inBattle(wearable),
    },
  },
  'POST /api/artifact/{id}/takeoff': {
    succeeds: async (fixture) => {
      await fixture.heroes(() => ({ artifacts: [testArtifact(901)] }))
      return { params: { id: 901 } }
    },
    refuses: { ARTIFACT_NOT_FOUND: unknown, BATTLE_IN_PROGRESS: inBattle(packedParams) },
  },
  'POST /api/artifact/{id}/sell': {
    succeeds: packedParams,
    refuses: { ARTIFACT_NOT_FOUND: unknown, BATTLE_IN_PROGRESS: inBattle(packedParams) },
  },
  'POST /api/creature/{id}/artifact/best': {
    succeeds: async (fixture) => {
      const { body } = await wearable(fixture)
      return { params: { id: body.creatureId } }
    },
    refuses: { CREATURE_NOT_FOUND: unknown, BATTLE_IN_PROGRESS: inBattle(hero) },
  },
} satisfies Partial<ContractCases<typeof contract.hero>>
