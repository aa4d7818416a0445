import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { byId, Id, Nullable } from '../../schema.ts'
import { PlayerChange } from '../player/entities.ts'
import { Portal } from './entities.ts'

/** A discount in per cent; 0 for none. */
const discount = Type.Integer({ minimum: 0, maximum: 100 })
const base = { role: 'TRIAL' } as const

export const calls = defineCalls({
  'GET /api/portal/offer/get': {
    summary: 'The portal of the day: cheaper, and usable from anywhere on the road. Null until the player may pass a portal.',
    ...base,
    rate: 'read',
    reply: Nullable(Portal),
  },
  'GET /api/portal/{id}/info': {
    summary: 'A portal: its destination and its price.',
    ...base,
    rate: 'read',
    ...byId,
    reply: Portal,
    errors: ['PLACE_NOT_FOUND'],
  },
  'GET /api/portal/mark/discount/chosen': {
    summary: 'Choose the discount to use at a portal; 0 chooses none.',
    ...base,
    rate: 'write',
    changes: true,
    query: Type.Object({ discount, portalId: Id }),
    reply: Portal,
    errors: ['PLACE_NOT_FOUND', 'DISCOUNT_NOT_FOUND'],
  },
  'POST /api/portal/{id}/use': {
    summary: 'Go through a portal within reach, or through that of the day. Uses up the discount.',
    ...base,
    rate: 'write',
    changes: true,
    ...byId,
    query: Type.Object({ discount }),
    reply: PlayerChange,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'OFFER_LOCKED', 'DISCOUNT_NOT_FOUND', 'NOT_ENOUGH_RESOURCES', 'BATTLE_IN_PROGRESS'],
  },
})
