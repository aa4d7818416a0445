import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { loadPlayer } from '../player/repository.ts'
import { friendsOf } from './repository.ts'
import { takeReferralBonus } from './take.ts'

export const area = defineArea(contract.referral, {
  handlers: {
    'GET /api/referral/bonus/take': takeReferralBonus,
    'GET /api/referral/my/code': async ({ tx, playerId }) => ({
      code: (await loadPlayer(tx, playerId)).code,
      ...(await friendsOf(tx, playerId)),
    }),
  },
})
