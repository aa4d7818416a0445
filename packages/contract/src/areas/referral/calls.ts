import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Count } from '../../schema.ts'
import { Gained } from '../player/entities.ts'

export const calls = defineCalls({
  'GET /api/referral/bonus/take': {
    summary:
      'Take what invited friends have brought: for their stairs, once they are registered and came a day ago, and for their purchases.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    reply: Gained,
    errors: ['REWARD_NOT_READY'],
  },
  'GET /api/referral/my/code': {
    summary: 'The code to invite friends with.',
    role: 'PLAYER',
    rate: 'read',
    reply: Type.Object({ code: Type.String(), invited: Count, waiting: Count }),
  },
})
