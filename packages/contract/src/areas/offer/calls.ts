import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Enum } from '../../schema.ts'
import { Gained, PlayerChange } from '../player/entities.ts'
import { OfferType } from '../player/enums.ts'
import { PersonalOffer } from './entities.ts'

const one = { body: Type.Object({ offerType: Enum(OfferType) }) } as const

export const calls = defineCalls({
  'GET /api/offer/list': {
    summary: 'The offers that were made to this player and have not ended.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(PersonalOffer),
  },
  'POST /api/offer/set/seen': {
    summary: 'Mark an offer as viewed.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...one,
    reply: PlayerChange,
  },
  'POST /api/offer/take': {
    summary: 'Buy the hero of an offer.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...one,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'NOT_ENOUGH_RESOURCES'],
  },
})
