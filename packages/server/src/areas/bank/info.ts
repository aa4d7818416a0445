import type { PlayerSource } from '@skystair/contract'
import { purseOf } from '../../economy/purse.ts'
import type { Handler } from '../../handlers.ts'
import { adverts } from '../advert/advert.ts'
import { currentPlatform, moneyOf } from '../payment/begin.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer } from '../player/repository.ts'
import { statusOf } from './membership.ts'
import { offersFor } from './offers.ts'
import { asOption, productsOf } from './products.ts'

/** The part of a channel's name that a client names it by. */
const methodOf = (name: string, source: PlayerSource) => (name === source ? source : name.slice(source.length + 1))

export const bankInfo: Handler<'GET /api/shop/bank/info'> = async (ctx) => {
  const { tx, playerId, now, platforms, query } = ctx
  const source = await currentPlatform(tx, ctx, query.source)
  const visit = { tx, now, customer: await customerOf(tx, await loadPlayer(tx, playerId), now) }
  const { bonusPoints } = await purseOf(tx, playerId)
  const { currency, currencies } = await moneyOf(tx, ctx, source, query)
  return {
    bankOptions: productsOf('GEMS').map((product) => asOption(product, currency)),
    bankGifts: await offersFor(visit, 'GIFT'),
    freeOptions: await offersFor(visit, 'FREE'),
    bonusStatusInfo: statusOf(bonusPoints),
    rewardedInfo: await adverts(tx, playerId, now),
    methods: platforms.channels(source).map(({ name }) => methodOf(name, source)),
    currencies,
  }
}
