import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Price } from '../../economy/price.ts'
import { plannedExtension } from '../../planned.ts'
import { byId, Id, text } from '../../schema.ts'
import { Gained, Player } from '../player/entities.ts'
import { Gift } from './entities.ts'

export const calls = defineCalls({
  'GET /api/player/promo/gift/accept': {
    summary: 'Accept the gift of a promotion, once.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Gained,
    errors: ['REWARD_NOT_READY', 'ALREADY_TAKEN'],
  },
  'GET /api/gift/list': plannedExtension('Gifts that were received, newest first.', Type.Array(Gift)),
  'GET /api/gift/offer/list': plannedExtension(
    'What can be given, and what it costs.',
    Type.Array(Type.Object({ id: Id, image: Type.String(), price: Type.Array(Price) })),
  ),
  'POST /api/gift/offer/{id}/send': plannedExtension('Give it to somebody, with a compliment.', Player, {
    changes: true,
    ...byId,
    body: { receiverId: Id, compliment: text(1000) },
  }),
  'POST /api/gift/{id}/take': plannedExtension('Take what a gift holds.', Gained, { ...byId, changes: true }),
})
