import { defineCalls } from '../../call.ts'
import { byId } from '../../schema.ts'
import { Gained } from '../player/entities.ts'
import { Rewarded } from './entities.ts'

export const calls = defineCalls({
  'POST /api/adv/rewarded/watch/{id}/start': {
    summary: 'Start a rewarded advert. At most three a day.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: Rewarded,
    errors: ['NOT_FOUND', 'OFFER_LIMIT'],
  },
  'POST /api/adv/rewarded/take/gems': {
    summary: 'Take the gems for the started advert, once it was watched to its end, and not before `takeAt`.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Gained,
    errors: ['REWARD_NOT_READY'],
  },
})
