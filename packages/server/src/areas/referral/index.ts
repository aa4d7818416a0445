import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { loadPlayer } from '../player/repository.ts'
import { countedStairs } from './migration.ts'
import { friendsOf } from './repository.ts'
import { takeReferralBonus } from './take.ts'

export const area = defineArea(contract.referral, {
  tables: {
    referral: { for: 'PLAYER', most: 1 },
  },
  personal: [
    {
      table: 'referral',
      by: ['friend_id', 'inviter_id'],
      exported: { friend_id: ['inviter_id', 'stair', 'at'], inviter_id: ['friend_id', 'waiting', 'taken', 'debt', 'at'] },
      onDeletion: { keptFor: 'the other’s gems depend on it; it holds nothing but numbers' },
    },
  ],
  migrations: [countedStairs],
  handlers: {
    'GET /api/referral/bonus/take': takeReferralBonus,
    'GET /api/referral/my/code': async ({ tx, playerId }) => ({
      code: (await loadPlayer(tx, playerId)).code,
      ...(await friendsOf(tx, playerId)),
    }),
  },
})
