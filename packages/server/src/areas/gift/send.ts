import { sell } from '../../economy/offers.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { notifyPlayer } from '../../session/player-changed.ts'
import { checkedText, mayWrite } from '../moderation/public.ts'
import { schedulePush } from '../notification/push/repository.ts'
import { notify } from '../notification/repository.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { receiverOf } from '../player/receiver.ts'
import { giftShelf, rowOf } from './offers.ts'
import { addGift } from './repository.ts'

/**
 * Sends a gift. Locks only the sender's row, so that two players who send to each other never deadlock: the gift has its own row, and the receiver's
 * purse changes when the gift is taken.
 */
export const sendGift: Handler<'POST /api/gift/offer/{id}/send'> = async (ctx) => {
  const { tx, now, params, body, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const row = rowOf(params.id)
  if (!row) throw refuse('PRODUCT_NOT_FOUND')
  await mayWrite(ctx, 'GIFT')
  const compliment = checkedText('GIFT', body.compliment, '/compliment')
  const receiver = await receiverOf(ctx, body.receiverId)
  await sell({ tx, now, customer: await customerOf(tx, player, now), rewardKinds }, player, giftShelf, row.id)
  await addGift(tx, { senderId: player.id, receiverId: receiver.id, offer: row.id, rewards: row.rewards, compliment, at: now })
  await notify(tx, receiver.id, 'giftReceived', { gift: row.key, name: player.name ?? '' }, now)
  await schedulePush(tx, receiver, { key: 'gift', kind: 'giftReceived', values: {}, at: now })
  await notifyPlayer(ctx, receiver.id)
  return save('purse')
}
