import type { BattleStatus, contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { giveTickets } from '../../../testing/wheel.ts'

async function over(fixture: Fixture): Promise<BattleStatus> {
  const begun = await fixture.inBattle()
  await fixture.client.call('POST /api/battle/giveUpBattle')
  return begun
}

const invisible = {
  // Other players' fights are not visible.
  BATTLE_NOT_FOUND: async (fixture: Fixture) => {
    const { battle: mine } = await over(fixture)
    await fixture.edit(async (_, tx) => {
      await tx.run('update battle set player_id = player_id - 1 where id = ?', [mine!.id])
    })
    return { params: { id: mine!.id } }
  },
  BATTLE_NOT_OVER: async (fixture: Fixture) => ({ params: { id: (await fixture.inBattle()).battle!.id } }),
}

const ended = async (fixture: Fixture) => ({ params: { id: (await over(fixture)).battle!.id } })

export const cases: ContractCases<typeof contract.fairness> = {
  'GET /api/draw/list': {
    succeeds: async ({ client, edit, id }) => {
      await edit((_, tx) => giveTickets(tx, id, 'USUAL', 1))
      await client.call('GET /api/campaign/get/wheel/status')
      await client.call('GET /api/campaign/spin/wheel', { query: {} })
    },
    refuses: {},
  },
  'GET /api/battle/list': { succeeds: over, refuses: {} },
  'GET /api/battle/{id}/record': {
    succeeds: ended,
    refuses: invisible,
  },
  'POST /api/battle/{id}/share': { succeeds: ended, refuses: invisible },
  'POST /api/battle/{id}/unshare': {
    succeeds: async (fixture) => {
      const input = await ended(fixture)
      await fixture.client.call('POST /api/battle/{id}/share', input)
      return input
    },
    refuses: {},
  },
  'GET /api/battle/shared/{token}/record': {
    succeeds: async (fixture) => {
      const { token } = (await fixture.client.call('POST /api/battle/{id}/share', await ended(fixture))).reply
      return { params: { token } }
    },
    refuses: { BATTLE_NOT_FOUND: { params: { token: 'A'.repeat(22) } } },
  },
}
