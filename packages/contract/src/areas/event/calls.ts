import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { byId } from '../../schema.ts'
import { Gained } from '../player/entities.ts'
import { EventShopOffer } from './entities.ts'

export const calls = defineCalls({
  'GET /api/event/shop/list': {
    summary: 'The offers of the event shop for event currency; empty if no event is active.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(EventShopOffer),
  },
  'POST /api/event/shop/{id}/buy': {
    summary: 'Buy something in the event shop.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    reply: Type.Object({ ...Gained.properties, offers: Type.Array(EventShopOffer) }),
    errors: ['PRODUCT_NOT_FOUND', 'ALREADY_TAKEN', 'NOT_ENOUGH_RESOURCES'],
  },
})
