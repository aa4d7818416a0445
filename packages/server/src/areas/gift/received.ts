import type { Gift } from '@skystair/contract'
import { GIFTS_PER_PAGE } from '@skystair/contract/enums'
import { GEM_GIFTS_TAKEN_PER_DAY, gemsOf, TAKEN_PER_DAY } from '@skystair/world/areas/gift/rows'
import { gainsOf } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import { limit } from '../../economy/limit.ts'
import type { Handler } from '../../handlers.ts'
import { pageSlice } from '../../page.ts'
import { refuse } from '../../refusal.ts'
import { lockPlayer } from '../player/change.ts'
import { shownNames } from '../security/shown-names.ts'
import { rowOf } from './offers.ts'
import { giftsOf, type StoredGift, takeGift } from './repository.ts'

const asGift = ({ id, offer, senderId, compliment, rewards, at, taken, hidden }: StoredGift, senderName: string | null): Gift => ({
  ...{ id, senderId, senderName, at, taken, hidden, compliment: hidden ? '' : compliment },
  key: rowOf(offer)?.key ?? '',
  image: rowOf(offer)?.image ?? 'icon/gifts',
  rewards: gainsOf(rewards),
})

export const listGifts: Handler<'GET /api/gift/list'> = async ({ tx, playerId, query }) => {
  const gifts = await giftsOf(tx, playerId, pageSlice(query.page, GIFTS_PER_PAGE))
  const nameOf = await shownNames(
    tx,
    gifts.map(({ senderId }) => senderId),
  )
  return gifts.map((gift) => asGift(gift, nameOf(gift.senderId)))
}

export const openGift: Handler<'POST /api/gift/{id}/take'> = async (ctx) => {
  const { tx, now, params, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const gift = await takeGift(tx, player.id, params.id, now)
  if (!gift) throw refuse(gift === null ? 'ALREADY_TAKEN' : 'GIFT_NOT_FOUND')
  await limit(tx, player.id, 'gift', { perDay: TAKEN_PER_DAY }, { now })
  if (gemsOf(gift.offer) > 0) await limit(tx, player.id, 'gift:gems', { perDay: GEM_GIFTS_TAKEN_PER_DAY }, { now })
  const granted = await grant(tx, player, gift.rewards, { reason: 'gift', ref: `gift:${params.id}`, now }, rewardKinds)
  return { player: await save('purse', 'gifts'), gains: gainsOf(granted) }
}
