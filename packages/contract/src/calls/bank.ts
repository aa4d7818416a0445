import { Type } from 'typebox'
import { calls } from '../call.ts'
import { BankGift, BankOption, BonusStatus, Purchase, Rewarded } from '../entities/trade.ts'
import { byId, Gained, planned } from '../planned.ts'

export const bank = calls({
  'GET /api/shop/bank/info': planned(
    'All the bank has to offer.',
    Type.Object({
      bankOptions: Type.Array(BankOption),
      bankGifts: Type.Array(BankGift),
      bonusStatusInfo: BonusStatus,
      rewardedInfo: Rewarded,
    }),
    { rate: 'read' },
  ),
  'GET /api/shop/bank/purchase/info': planned('Purchases that are under way or were granted and not taken.', Type.Array(Purchase), {
    rate: 'read',
  }),
  'GET /api/shop/bank/bonus/status/info': planned('The bonus status.', BonusStatus, { rate: 'read' }),
  'POST /api/shop/bank/gems/take': planned('Take gems that a purchase has granted.', Gained),
  'POST /api/shop/bank/gift/{id}/take': planned('Take a gift of the bank.', Gained, { ...byId }),
  'POST /api/shop/bank/free/{id}/take': planned('Take a free option of the bank.', Gained, { ...byId }),
  'GET /api/shop/bank/buy/{id}': planned('Pretend a purchase; only where the server runs for tests.', Gained, { ...byId }),
})
