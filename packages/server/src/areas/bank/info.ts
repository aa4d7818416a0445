import type { PlayerSource } from '@skystair/contract'
import { purseOf } from '../../economy/ledger.ts'
import type { Handler } from '../../handlers.ts'
import { adverts } from '../advert/advert.ts'
import { currentPlatform, moneyOf } from '../payment/begin.ts'
import { statusOf } from './membership.ts'
import { offersFor } from './offers.ts'
import { asOption, productsOf } from './products.ts'

/** The part of a channel's name that a client names it by. */
const methodOf = (name: string, source: PlayerSource) => (name === source ? source : name.slice(source.length + 1))

export const bankInfo: Handler<'GET /api/shop/bank/info'> = async (ctx) => {
  const { tx, playerId, now, platforms, query } = ctx
  const source = await currentPlatform(tx, ctx, query.source)
  const { bonusPoints } = await purseOf(tx, playerId)
  const { currency, currencies } = await moneyOf(tx, ctx, source, query)
  return {
    bankOptions: productsOf('GEMS').map((product) => asOption(product, currency)),
    bankGifts: await offersFor(tx, playerId, 'GIFT'),
    freeOptions: await offersFor(tx, playerId, 'FREE'),
    bonusStatusInfo: statusOf(bonusPoints),
    rewardedInfo: await adverts(tx, playerId, now),
    methods: platforms.channels(source).map(({ name }) => methodOf(name, source)),
    currencies,
  }
}
