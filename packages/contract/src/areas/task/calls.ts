import { defineCalls } from '../../call.ts'
import { byId } from '../../schema.ts'
import { Gained } from '../player/entities.ts'

export const calls = defineCalls({
  'POST /api/player/task/{id}/take': {
    summary: 'Take the reward of a task that is done.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    reply: Gained,
    errors: ['TASK_NOT_FOUND', 'REWARD_NOT_READY', 'ALREADY_TAKEN'],
  },
})
