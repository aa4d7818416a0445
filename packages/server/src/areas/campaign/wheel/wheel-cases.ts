import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../../testing/contract-cases/fixture.ts'
import { giveTickets, rankWaits } from '../../../../testing/wheel.ts'

const STATUS = 'GET /api/campaign/get/wheel/status'
const SPIN = 'GET /api/campaign/spin/wheel'
const TAKE = 'GET /api/campaign/wheel/take/reward'
type WheelCalls = Pick<typeof contract.campaign, typeof STATUS | typeof SPIN | typeof TAKE>

const usual = { query: { kind: 'USUAL' } } as const
const withTickets = ({ edit, id }: Fixture) => edit((_, tx) => giveTickets(tx, id, 'USUAL', 2))
const atWheel = async (fixture: Fixture) => {
  await withTickets(fixture)
  await fixture.client.call(STATUS)
  return usual
}
const rankWon = ({ edit, id }: Fixture) => edit(async (_, tx) => void (await rankWaits(tx, id)))

export const wheelCases: ContractCases<WheelCalls> = {
  [STATUS]: { succeeds: withTickets, refuses: {} },
  [SPIN]: {
    succeeds: atWheel,
    refuses: {
      PRIZE_WAITING: async (fixture) => {
        await atWheel(fixture)
        await fixture.client.call(SPIN, usual)
        return usual
      },
      NOT_ENOUGH_RESOURCES: async ({ client }) => {
        await client.call(STATUS)
        return { query: { kind: 'GOLD' } }
      },
      STATE_CHANGED: async (fixture) => {
        await withTickets(fixture)
        return usual
      },
    },
  },
  [TAKE]: {
    succeeds: async (fixture) => {
      await rankWon(fixture)
      return { query: { optionalCreatureId: (await fixture.player()).creatures[0]!.id } }
    },
    refuses: {
      REWARD_NOT_READY: { query: {} },
      CREATURE_NOT_FOUND: async (fixture) => {
        await rankWon(fixture)
        return { query: { optionalCreatureId: 999_999 } }
      },
    },
  },
}
