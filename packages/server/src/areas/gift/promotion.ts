import { type GiftNews, promotionGems, resources } from '@skystair/contract'
import { gainsOf } from '../../economy/gain.ts'
import { grant, wasGranted } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { lockPlayer } from '../player/change.ts'

/** The reference under which a player gets the gift of a promotion, so that nobody gets it twice. */
export const promotionRef = (promotion: Exclude<GiftNews, 'NO_NEWS'>): string => `promotion:${promotion}`

export const acceptPromotion: Handler<'GET /api/player/promo/gift/accept'> = async (ctx) => {
  const { tx, playerId, now } = ctx
  const { player, save } = await lockPlayer(ctx)
  const { state } = player
  if (state.giftNews === 'NO_NEWS') throw refuse((await wasGranted(tx, playerId, 'promotion')) ? 'ALREADY_TAKEN' : 'REWARD_NOT_READY')
  const gift = resources({ mithril: promotionGems[state.giftNews] })
  const granted = await grant(tx, playerId, gift, { reason: 'promotion', ref: promotionRef(state.giftNews), now })
  state.giftNews = 'NO_NEWS'
  return { player: await save('purse', 'gifts'), gains: gainsOf(granted) }
}
