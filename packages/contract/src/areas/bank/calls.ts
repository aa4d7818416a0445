import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { byId, Count, Enum, Id, Nullable, Time, text } from '../../schema.ts'
import { Rewarded } from '../advert/entities.ts'
import { onPlatform, Purchase } from '../payment/entities.ts'
import { Currency } from '../payment/enums.ts'
import { Gained } from '../player/entities.ts'
import { BankGift, BankOption, BonusStatus } from './entities.ts'

export const calls = defineCalls({
  'GET /api/shop/bank/info': {
    summary: 'All the bank has to offer.',
    role: 'TRIAL',
    rate: 'read',
    /** The payment method to show prices for; by default the one that the platform prefers. */
    query: Type.Object({ ...onPlatform, method: Type.Optional(text(40)) }),
    reply: Type.Object({
      bankOptions: Type.Array(BankOption),
      /** The player's own bonus, which `bankOptions` include unless a campaign or an offer gives more. */
      gemsBonus: Nullable(Type.Object({ percent: Count, until: Time })),
      bankGifts: Type.Array(BankGift),
      freeOptions: Type.Array(BankGift),
      bonusStatusInfo: BonusStatus,
      rewardedInfo: Rewarded,
      /** Payment methods for `POST /api/payment/buy/{id}`, with the titles that players read; empty if nothing can be bought. */
      methods: Type.Array(Type.Object({ method: Type.String(), title: Type.String() })),
      /** Currencies that the player can choose with this payment method; empty if there is no choice. */
      currencies: Type.Array(Enum(Currency)),
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
    changes: true,
    reply: Gained,
    errors: ['REWARD_NOT_READY'],
  },
  'POST /api/shop/bank/gift/{id}/take': {
    summary: 'Take a gift of the bank.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'OFFER_LOCKED', 'REWARD_NOT_READY', 'ALREADY_TAKEN'],
  },
  'POST /api/shop/bank/free/{id}/take': {
    summary: 'Take a free option of the bank.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'REWARD_NOT_READY'],
  },
  'GET /api/shop/bank/buy/{id}': {
    summary: 'Pretend a purchase; only where the operator lets the server do so for tests.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    ...byId,
    reply: Gained,
    errors: ['PRODUCT_NOT_FOUND', 'FORBIDDEN'],
  },
  'GET /api/giftpurchase/gems/list': {
    summary: 'Gems that can be bought for a friend.',
    role: 'PLAYER',
    rate: 'read',
    query: Type.Object({ ...onPlatform, method: Type.Optional(text(40)) }),
    reply: Type.Array(BankOption),
  },
  'POST /api/giftpurchase/gems/reserve': {
    summary: 'Say whom the next bought gift is for: not somebody who has blocked the player.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    body: Type.Object({ receiverId: Id }),
    reply: Type.Object({ receiverId: Id, receiverName: Nullable(Type.String()), until: Time }),
    errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN', 'BLOCKED'],
  },
})
