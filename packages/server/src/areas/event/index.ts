import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { buyInEventShop, listEventShop } from './shop.ts'

export const area = defineArea(contract.event, {
  handlers: {
    'GET /api/event/shop/list': listEventShop,
    'POST /api/event/shop/{id}/buy': buyInEventShop,
  },
})
