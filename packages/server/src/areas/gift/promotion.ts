import { type ResourceReward, resources } from '@skystair/contract'
import { gainsOf } from '../../economy/gain.ts'
import { grant, wasGranted } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'

/** What each promotion gives. */
const promotions: Readonly<Record<string, readonly ResourceReward[]>> = {
  FOTOSTRANA: resources({ mithril: 30 }),
  GEMS_30: resources({ mithril: 30 }),
  GEMS_100: resources({ mithril: 100 }),
  GEMS_500: resources({ mithril: 500 }),
  GEMS_1000: resources({ mithril: 1000 }),
}

export const acceptPromotion: Handler<'GET /api/player/promo/gift/accept'> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  const gift = promotions[state.giftNews]
  if (!gift) throw refuse((await wasGranted(tx, playerId, 'promotion')) ? 'ALREADY_TAKEN' : 'REWARD_NOT_READY')
  const granted = await grant(tx, playerId, gift, { reason: 'promotion', ref: `promotion:${state.giftNews}`, now })
  state.giftNews = 'NO_NEWS'
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains: gainsOf(granted) }
}
