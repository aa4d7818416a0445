import { calls } from '../../call.ts'
import { Rewarded } from '../../entities/trade.ts'
import { byId, Gained } from '../../planned.ts'

export const advert = calls({
  'POST /api/adv/rewarded/watch/{id}/start': {
    summary: 'A rewarded advert begins. At most three a day.',
    role: 'TRIAL',
    rate: 'write',
    ...byId,
    reply: Rewarded,
    errors: ['NOT_FOUND', 'OFFER_LIMIT'],
  },
  'POST /api/adv/rewarded/take/gems': {
    summary: 'Take the gems for the advert that was begun, once it was watched to its end.',
    role: 'TRIAL',
    rate: 'write',
    reply: Gained,
    errors: ['REWARD_NOT_READY'],
  },
})
