import type { contract } from '@skystair/contract'
import { VICTORIES_PER_CHEST } from '@skystair/world/areas/campaign/rows'
import type { ContractCases } from '../../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../../testing/contract-cases/fixture.ts'
import { emptyPurse, give } from '../../../../testing/purse.ts'
import { countVictory } from '../victories.ts'

const ENSURE = 'GET /api/delayed/chest/ensure'
const SPEEDUP = 'GET /api/delayed/chest/speedup'
const TAKE = 'GET /api/delayed/chest/take'
type ChestCalls = Pick<typeof contract.campaign, typeof ENSURE | typeof SPEEDUP | typeof TAKE>

/** Gives the player some gems and enough victories for a chest. */
const victorious = ({ edit, id }: Fixture, mithril = 100) =>
  edit(async (_, tx) => {
    for (let i = 0; i < VICTORIES_PER_CHEST; i++) await countVictory(tx, id, 0)
    await emptyPurse(tx, id)
    await give(tx, id, { mithril })
  })
const placed = async (fixture: Fixture, mithril?: number) => {
  await victorious(fixture, mithril)
  return fixture.client.call(ENSURE)
}

export const delayedChestCases: ContractCases<ChestCalls> = {
  [ENSURE]: { succeeds: (fixture) => victorious(fixture), refuses: {} },
  [SPEEDUP]: {
    succeeds: (fixture) => placed(fixture),
    refuses: { NOT_FOUND: {}, NOT_ENOUGH_RESOURCES: (fixture) => placed(fixture, 1) },
  },
  [TAKE]: {
    succeeds: async (fixture) => {
      await placed(fixture)
      await fixture.client.call(SPEEDUP)
    },
    refuses: { NOT_FOUND: {}, REWARD_NOT_READY: (fixture) => placed(fixture) },
  },
}
