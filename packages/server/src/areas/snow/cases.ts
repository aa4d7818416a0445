import type { contract } from '@skystair/contract'
import { world } from '@skystair/world'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'

const highEnough = ({ edit }: Fixture) =>
  edit(({ state }) => {
    state.bestVictoryStair = world.snow.fromStair
  })
const entered = async (fixture: Fixture) => {
  await highEnough(fixture)
  await fixture.client.call('POST /api/snow/enter')
}
const left = async (fixture: Fixture) => {
  await entered(fixture)
  await fixture.client.call('POST /api/snow/leave')
}

export const cases: ContractCases<typeof contract.snow> = {
  'GET /api/snow/get': { succeeds: entered, refuses: {} },
  'POST /api/snow/enter': {
    succeeds: highEnough,
    refuses: {
      OFFER_LOCKED: {},
      SNOW_RESTING: left,
      STATE_CHANGED: entered,
      BATTLE_IN_PROGRESS: async (fixture) => {
        await highEnough(fixture)
        await fixture.inBattle()
      },
    },
  },
  'POST /api/snow/leave': {
    succeeds: entered,
    refuses: {
      STATE_CHANGED: highEnough,
      BATTLE_IN_PROGRESS: async (fixture) => {
        await entered(fixture)
        await fixture.inBattle()
      },
    },
  },
}
