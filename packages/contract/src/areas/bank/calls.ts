import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { BankGift, BankOption, BonusStatus, Purchase, Rewarded } from '../../entities/trade.ts'
import { AnyCurrency } from '../../enums.ts'
import { byId, Gained, text } from '../../planned.ts'
import { Enum } from '../../schema.ts'
import { Where } from '../payment/calls.ts'

export const bank = calls({
  'GET /api/shop/bank/info': {
    summary: 'All the bank has to offer.',
    role: 'TRIAL',
    rate: 'read',
    /** The method whose prices are asked for; the one that the platform prefers where none is named. */
    query: Type.Object({ ...Where, method: Type.Optional(text(40)) }),
    reply: Type.Object({
      bankOptions: Type.Array(BankOption),
      bankGifts: Type.Array(BankGift),
      freeOptions: Type.Array(BankGift),
      bonusStatusInfo: BonusStatus,
      rewardedInfo: Rewarded,
      /** Ways to pay, to be named to `POST /api/payment/buy/{id}`; empty where nothing can be bought. */
      methods: Type.Array(Type.String()),
      /** Currencies that the method lets the player choose from; empty where there is no choice. */
      currencies: Type.Array(Enum(AnyCurrency)),
    }),
  },
  'GET /api/shop/bank/purchase/info': {
    summary: 'Purchases that are under way or were granted and not taken, newest first.',
    role: 'PLAYER',
    rate: 'read',
    reply: Type.Array(Purchase),
  },
  'GET /api/shop/bank/bonus/status/info': { summary: 'The bonus status.', role: 'TRIAL', rate: 'read', reply: BonusStatus },
  'POST /api/shop/bank/gems/take': {
    summary: 'Take all gems that purchases have granted.',
    role: 'PLAYER',
    rate: 'write',
    reply: Gained,
    errors: ['REWARD_NOT_READY'],
  },
  'POST /api/shop/bank/gift/{id}/take': {
    summary: 'Take a gift of the bank.',
    role: 'TRIAL',
    rate: 'write',
    ...byId,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LOCKED', 'REWARD_NOT_READY'],
  },
  'POST /api/shop/bank/free/{id}/take': {
    summary: 'Take a free option of the bank.',
    role: 'TRIAL',
    rate: 'write',
    ...byId,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'REWARD_NOT_READY'],
  },
  'GET /api/shop/bank/buy/{id}': {
    summary: 'Pretend a purchase; only where the operator lets the server do so for tests.',
    role: 'PLAYER',
    rate: 'write',
    ...byId,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'FORBIDDEN'],
  },
})
