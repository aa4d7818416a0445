import { resources } from '@skystair/contract'
import { grant } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { lockPlayer } from '../player/change.ts'
import { addToReferral, lockWaiting } from './repository.ts'

export const takeReferralBonus: Handler<'GET /api/referral/bonus/take'> = async (ctx) => {
  const { tx, playerId, now } = ctx
  const { player, changes } = await lockPlayer(ctx)
  const friends = await lockWaiting(tx, playerId)
  if (friends.length === 0) throw refuse('REWARD_NOT_READY')
  let mithril = 0
  for (const { friend_id, waiting, taken } of friends) {
    const ref = `referral:${friend_id}:${taken + waiting}`
    const given = await grant(tx, playerId, resources({ mithril: waiting }), { reason: 'referral', ref, now })
    for (const { amount } of given) mithril += amount
    await addToReferral(tx, friend_id, { waiting: -waiting, taken: waiting })
  }
  return { player: await changes(player, 'purse'), gains: [{ kind: 'mithril', amount: mithril }] }
}
