import { purseOf } from '../../economy/purse.ts'
import type { Handler } from '../../handlers.ts'
import { providerOf } from '../../platforms.ts'
import { adverts } from '../advert/advert.ts'
import { gemsBonusFor, ownGemsBonus } from '../offer/open.ts'
import { currentPlatform, moneyOf } from '../payment/begin.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer } from '../player/repository.ts'
import { statusOf } from './membership.ts'
import { offersFor } from './offers.ts'
import { optionsOf } from './products.ts'

export const bankInfo: Handler<'GET /api/shop/bank/info'> = async (ctx) => {
  const { tx, playerId, now, platforms, query } = ctx
  const source = await currentPlatform(tx, ctx, query.source)
  const player = await loadPlayer(tx, playerId)
  const visit = { tx, now, customer: await customerOf(tx, player, now) }
  const { bonusPoints } = await purseOf(tx, playerId)
  const titles = new Map(platforms.manifest(source)?.channels.map(({ name, title }) => [name, title[player.state.lang]]))
  const { currency, currencies } = await moneyOf(tx, ctx, source, query)
  return {
    bankOptions: optionsOf('GEMS', platforms.manifest(source), currency, gemsBonusFor(player, now)),
    bankGifts: await offersFor(visit, 'GIFT'),
    freeOptions: await offersFor(visit, 'FREE'),
    bonusStatusInfo: statusOf(bonusPoints),
    rewardedInfo: await adverts(tx, playerId, now),
    methods: platforms.channels(source).map(({ name }) => ({ method: providerOf(name, source), title: titles.get(name) ?? name })),
    currencies,
    gemsBonus: ownGemsBonus(player.state, now),
  }
}
