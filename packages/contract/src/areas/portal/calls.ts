import { defineCalls } from '../../call.ts'
import { planned } from '../../planned.ts'
import { byId, Count, Id, Nullable } from '../../schema.ts'
import { Player } from '../player/entities.ts'
import { Portal } from './entities.ts'

export const calls = defineCalls({
  'GET /api/portal/offer/get': planned('The portal offer of the day.', Nullable(Portal)),
  'GET /api/portal/{id}/info': planned('A portal: where it leads and what it costs.', Portal, { ...byId }),
  'GET /api/portal/mark/discount/chosen': planned('Choose the discount to use at a portal.', Portal, {
    changes: true,
    query: { discount: Count, portalId: Id },
  }),
  'POST /api/portal/{id}/use': planned('Go through a portal.', Player, { changes: true, ...byId, query: { discount: Count } }),
})
