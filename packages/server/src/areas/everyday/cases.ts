import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'

export const cases: ContractCases<typeof contract.everyday> = {
  'POST /api/player/everyday/reward/take': {
    succeeds: {},
    refuses: { REWARD_NOT_READY: ({ client }) => client.call('POST /api/player/everyday/reward/take') },
  },
}
