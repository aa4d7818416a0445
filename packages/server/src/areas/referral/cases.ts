import type { contract } from '@skystair/contract'
import { testClient } from '../../../testing/client.ts'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { addToReferral } from './repository.ts'

/** Adds a friend who used the player's code and for whom the player can take gems. */
async function befriended({ server, client }: Fixture): Promise<void> {
  const { code: ref } = (await client.call('GET /api/referral/my/code')).reply
  const { reply } = await testClient(server.app).call('POST /api/security/registerTrial', {
    body: { characterAndCompanion: 'MAN_2', lang: 'EN', frontVersion: 445, ref },
  })
  await server.db.tx((tx) => addToReferral(tx, reply.player.id, { waiting: 20 }))
}

export const cases: ContractCases<typeof contract.referral> = {
  'GET /api/referral/bonus/take': {
    succeeds: befriended,
    refuses: { REWARD_NOT_READY: {} },
  },
  'GET /api/referral/my/code': { succeeds: {}, refuses: {} },
}
