import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { Price } from '../../economy/price.ts'
import { Gift } from '../../entities/trade.ts'
import { byId, foreseen, Gained, text } from '../../planned.ts'
import { Id } from '../../schema.ts'
import { Player } from '../player/entities.ts'

export const gift = calls({
  'GET /api/gift/list': foreseen('Gifts that were received, newest first.', Type.Array(Gift), { rate: 'read' }),
  'GET /api/gift/offer/list': foreseen(
    'What can be given, and what it costs.',
    Type.Array(Type.Object({ id: Id, image: Type.String(), price: Type.Array(Price) })),
    { rate: 'read' },
  ),
  'POST /api/gift/offer/{id}/send': foreseen('Give it to somebody, with a compliment.', Player, {
    ...byId,
    body: { receiverId: Id, compliment: text(1000) },
  }),
  'POST /api/gift/{id}/take': foreseen('Take what a gift holds.', Gained, byId),
})
