import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { info, markDiscount, offerOfDay, rewardKinds, usePortal } from './handlers.ts'
import { discounts } from './migration.ts'

export { portalById } from './portals.ts'
export { portalDiscounts } from './repository.ts'

export const area = defineArea(contract.portal, {
  tables: {
    portal_discount: { for: 'PLAYER', most: 'CATALOGUE' },
  },
  migrations: [discounts],
  personal: [
    {
      table: 'portal_discount',
      by: ['player_id'],
      exported: ['percent', 'amount', 'portal_id'],
      hidden: ['player_id'],
      onDeletion: 'DELETE',
    },
  ],
  handlers: {
    'GET /api/portal/offer/get': offerOfDay,
    'GET /api/portal/{id}/info': info,
    'GET /api/portal/mark/discount/chosen': markDiscount,
    'POST /api/portal/{id}/use': usePortal,
  },
  rewardKinds,
})
