import { calls } from '../call.ts'
import { Rewarded } from '../entities/trade.ts'
import { byId, Gained, planned } from '../planned.ts'

export const advert = calls({
  'POST /api/adv/rewarded/watch/{id}/start': planned('A rewarded advert begins.', Rewarded, { ...byId }),
  'POST /api/adv/rewarded/take/gems': planned('Take the gems for a watched advert.', Gained),
})
