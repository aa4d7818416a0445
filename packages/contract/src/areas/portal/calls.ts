import { calls } from '../../call.ts'
import { Portal } from '../../entities/trade.ts'
import { byId, planned } from '../../planned.ts'
import { Count, Id, Nullable } from '../../schema.ts'
import { Player } from '../player/entities.ts'

export const portal = calls({
  'GET /api/portal/offer/get': planned('The portal offer of the day.', Nullable(Portal), { rate: 'read' }),
  'GET /api/portal/{id}/info': planned('A portal: where it leads and what it costs.', Portal, { ...byId, rate: 'read' }),
  'GET /api/portal/mark/discount/chosen': planned('Choose the discount to use at a portal.', Portal, {
    query: { discount: Count, portalId: Id },
  }),
  'POST /api/portal/{id}/use': planned('Go through a portal.', Player, { ...byId, query: { discount: Count } }),
})
