import { contract } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import { defineArea } from '../../area.ts'
import { purseOf } from '../../economy/purse.ts'
import { refuse } from '../../refusal.ts'
import { takeGranted } from '../payment/apply.ts'
import { currentPlatform, moneyOf } from '../payment/begin.ts'
import { asPurchase } from '../payment/purchase.ts'
import { openPurchases } from '../payment/repository.ts'
import { lockPlayer } from '../player/change.ts'
import { receiverOf } from '../player/receiver.ts'
import { rewardKinds } from './gems-bonus.ts'
import { reserveGift } from './gift-purchase.ts'
import { bankInfo } from './info.ts'
import { statusOf } from './membership.ts'
import { takeOffer } from './offers.ts'
import { pretendPurchase } from './pretend.ts'
import { optionsOf } from './products.ts'

export const area = defineArea(contract.bank, {
  tables: {
    gift_reserve: { for: 'PLAYER', most: 1 },
  },
  personal: [
    {
      table: 'gift_reserve',
      by: ['player_id', 'receiver_id'],
      exported: { player_id: ['receiver_id', 'at'], receiver_id: ['at'] },
      onDeletion: 'DELETE',
    },
  ],
  rewardKinds,
  handlers: {
    'GET /api/shop/bank/info': bankInfo,
    'GET /api/shop/bank/purchase/info': async ({ tx, playerId, now }) => (await openPurchases(tx, playerId, now - DAY)).map(asPurchase),
    'GET /api/shop/bank/bonus/status/info': async ({ tx, playerId }) => statusOf((await purseOf(tx, playerId)).bonusPoints),
    'POST /api/shop/bank/gems/take': async (ctx) => {
      const { tx, playerId, now } = ctx
      const { player, changes } = await lockPlayer(ctx)
      const amount = await takeGranted(tx, playerId, now)
      if (amount === 0) throw refuse('REWARD_NOT_READY')
      return { player: await changes(player, 'purse'), gains: [{ kind: 'mithril', amount }] }
    },
    'POST /api/shop/bank/gift/{id}/take': (ctx) => takeOffer(ctx, 'GIFT', ctx.params.id),
    'POST /api/shop/bank/free/{id}/take': (ctx) => takeOffer(ctx, 'FREE', ctx.params.id),
    'GET /api/shop/bank/buy/{id}': pretendPurchase,
    'GET /api/giftpurchase/gems/list': async (ctx) => {
      const { tx, query } = ctx
      const source = await currentPlatform(tx, ctx, query.source)
      const { currency } = await moneyOf(tx, ctx, source, query)
      return optionsOf('GIFT', ctx.platforms.manifest(source), currency)
    },
    'POST /api/giftpurchase/gems/reserve': async (ctx) => {
      const { id: receiverId, name: receiverName } = await receiverOf(ctx, ctx.body.receiverId)
      return { receiverId, receiverName, until: await reserveGift(ctx.tx, ctx.playerId, receiverId, ctx.now) }
    },
  },
})
