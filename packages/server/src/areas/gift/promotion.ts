import type { Gain } from '@skystair/contract'
import { grant, wasGranted } from '../../economy/ledger.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'

/** What each promotion gives. */
const promotions: Readonly<Record<string, readonly Gain[]>> = {
  FOTOSTRANA: [{ kind: 'mithril', amount: 30 }],
  GEMS_30: [{ kind: 'mithril', amount: 30 }],
  GEMS_100: [{ kind: 'mithril', amount: 100 }],
  GEMS_500: [{ kind: 'mithril', amount: 500 }],
  GEMS_1000: [{ kind: 'mithril', amount: 1000 }],
}

export const acceptPromotion: Handler<'GET /api/player/promo/gift/accept'> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  const gift = promotions[state.giftNews]
  if (!gift) throw refuse((await wasGranted(tx, playerId, 'promotion')) ? 'ALREADY_TAKEN' : 'REWARD_NOT_READY')
  const gains = await grant(tx, playerId, gift, { reason: 'promotion', ref: `promotion:${state.giftNews}`, now })
  state.giftNews = 'NO_NEWS'
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains }
}
