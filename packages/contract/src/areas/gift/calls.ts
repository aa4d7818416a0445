import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { silenced, wrongTexts } from '../../name-errors.ts'
import { byId, Id, playerText, text } from '../../schema.ts'
import { Gained, PlayerChange } from '../player/entities.ts'
import { Gift, GiftOffer, GiftReceiver } from './entities.ts'

export const calls = defineCalls({
  'GET /api/player/promo/gift/accept': {
    summary: 'Accept the gift of a promotion, once.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Gained,
    errors: ['REWARD_NOT_READY', 'ALREADY_TAKEN'],
  },
  'GET /api/gift/list': {
    summary: 'The received gifts, newest first, twenty per page.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    query: Type.Object(pageBy.number),
    reply: Type.Array(Gift),
  },
  'GET /api/gift/offer/list': {
    summary: 'The gifts to send and their prices.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(GiftOffer),
  },
  'GET /api/gift/receiver/find': {
    summary: 'Find a receiver for a gift by nickname or player number.',
    role: 'PLAYER',
    rate: 'read',
    extension: true,
    query: Type.Object({ who: text(100) }),
    reply: GiftReceiver,
    errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN', 'BLOCKED'],
  },
  'POST /api/gift/offer/{id}/send': {
    summary: 'Send it to another player, with a compliment: from level 10.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    body: Type.Object({ receiverId: Id, compliment: playerText('GIFT', 1000) }),
    reply: PlayerChange,
    errors: [
      'PRODUCT_NOT_FOUND',
      'PLAYER_NOT_FOUND',
      'TARGET_FORBIDDEN',
      'BLOCKED',
      'CHAT_LEVEL',
      ...silenced,
      ...wrongTexts,
      'OFFER_LOCKED',
      'OFFER_LIMIT',
      'NOT_ENOUGH_RESOURCES',
    ],
  },
  'POST /api/gift/{id}/take': {
    summary: 'Take the rewards of a gift.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    reply: Gained,
    errors: ['GIFT_NOT_FOUND', 'ALREADY_TAKEN', 'OFFER_LIMIT'],
  },
})
