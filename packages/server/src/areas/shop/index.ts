import { contract } from '@skystair/contract'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { asOption, productsOf } from '../bank/products.ts'
import { moneyOf, standingOn } from '../payment/begin.ts'
import { loadPlayer } from '../player/repository.ts'
import { reserveGift } from './gift-purchase.ts'

export const shop = handlers(contract.shop, {
  'GET /api/giftpurchase/gems/list': async (ctx) => {
    const { tx, query } = ctx
    const source = await standingOn(tx, ctx, query.source)
    const { currency } = await moneyOf(tx, ctx, source, query)
    return productsOf('GIFT').map((product) => asOption(product, currency))
  },
  'POST /api/giftpurchase/gems/reserve': async ({ tx, playerId, now, body: { receiverId } }) => {
    const { name } = await loadPlayer(tx, receiverId)
    if (receiverId === playerId) throw refuse('TARGET_FORBIDDEN')
    return { receiverId, receiverName: name, until: await reserveGift(tx, playerId, receiverId, now) }
  },
})
