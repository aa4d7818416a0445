import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { acceptPromotion } from './promotion.ts'

export const area = defineArea(contract.gift, {
  handlers: { 'GET /api/player/promo/gift/accept': acceptPromotion },
})
