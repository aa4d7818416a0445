import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { setting } from '../player/change.ts'
import { listPersonalOffers, takePersonalOffer } from './offers.ts'
import { markSeen } from './open.ts'

export const area = defineArea(contract.offer, {
  handlers: {
    'GET /api/offer/list': listPersonalOffers,
    'POST /api/offer/set/seen': setting((state, { body }) => markSeen(state, body.offerType)),
    'POST /api/offer/take': takePersonalOffer,
  },
})
