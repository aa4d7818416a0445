import { defineCalls } from '../../call.ts'
import { Gained } from '../player/entities.ts'

export const calls = defineCalls({
  'POST /api/player/everyday/reward/take': {
    summary: 'Take the daily reward.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Gained,
    errors: ['REWARD_NOT_READY'],
  },
})
