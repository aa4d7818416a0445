import { promotionGems, resources } from '@skystair/contract'
import { gainsOf } from '../../economy/gain.ts'
import { grant, wasGranted } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { lockPlayer } from '../player/change.ts'

export const acceptPromotion: Handler<'GET /api/player/promo/gift/accept'> = async (ctx) => {
  const { tx, playerId, now } = ctx
  const { player, save } = await lockPlayer(ctx)
  const { state } = player
  if (state.giftNews === 'NO_NEWS') throw refuse((await wasGranted(tx, playerId, 'promotion')) ? 'ALREADY_TAKEN' : 'REWARD_NOT_READY')
  const gift = resources({ mithril: promotionGems[state.giftNews] })
  const granted = await grant(tx, playerId, gift, { reason: 'promotion', ref: `promotion:${state.giftNews}`, now })
  state.giftNews = 'NO_NEWS'
  return { player: await save('purse', 'gifts'), gains: gainsOf(granted) }
}
