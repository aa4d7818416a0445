import { contract } from '@skystair/contract'
import { asOption, currencyOf, productsOf } from '../../game/catalogue.ts'
import { reserveGift } from '../../game/gift.ts'
import { identityOf } from '../../game/identity.ts'
import { loadPlayer } from '../../game/player-row.ts'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { standingOn } from '../payment/begin.ts'

export const shop = handlers(contract.shop, {
  'GET /api/giftpurchase/gems/list': async (ctx) => {
    const { tx, playerId, query } = ctx
    const source = await standingOn(tx, ctx, query.source)
    const currency = currencyOf(source, query.currency, (await identityOf(tx, source, playerId))?.currency)
    return productsOf('GIFT').map((product) => asOption(product, currency))
  },
  'POST /api/giftpurchase/gems/reserve': async ({ tx, playerId, now, body: { receiverId } }) => {
    const { name } = await loadPlayer(tx, receiverId)
    if (receiverId === playerId) throw refuse('TARGET_FORBIDDEN')
    return { receiverId, receiverName: name, until: await reserveGift(tx, playerId, receiverId, now) }
  },
})
