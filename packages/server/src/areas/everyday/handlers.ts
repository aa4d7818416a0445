import { type contract, type ResourceReward, resources } from '@skystair/contract'
import { world } from '@skystair/world'
import { gainsOf, rewardsFrom } from '../../economy/gain.ts'
import { grant, wasGranted } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { friendsOf } from '../referral/referral.ts'
import { did } from '../task/tasks.ts'

type Calls = typeof contract.player

const DAY = 86_400_000
/** Whoever comes back later than this after the last reward begins a new streak. */
const GRACE = 2 * DAY

export const takeEveryday: Handler<Calls['POST /api/player/everyday/reward/take']> = async ({ tx, playerId, now, rewardKinds }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  if (now < state.everydayRewardAt) throw refuse('REWARD_NOT_READY')
  const streak = now - state.everydayTakenAt > GRACE ? 0 : state.everydayRewardStreak
  const day = Math.floor(now / DAY)
  const rewards = rewardsFrom(world.everyday[Math.min(streak, world.everyday.length - 1)] ?? [])
  const granted = await grant(tx, player, rewards, { reason: 'everyday', ref: `everyday:${day}`, now }, rewardKinds)
  state.everydayRewardStreak = streak + 1
  state.everydayTakenAt = now
  state.everydayRewardAt = (day + 1) * DAY
  await did(tx, player, { type: 'DAILY', tags: [] }, now)
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains: gainsOf(granted) }
}

export const takeReferralBonus: Handler<Calls['GET /api/referral/bonus/take']> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const friends = await tx.all<{ friend_id: number; waiting: number; taken: number }>(
    `select friend_id, waiting, taken from referral where inviter_id = ? and waiting > 0 order by friend_id${tx.lock}`,
    [playerId],
  )
  if (friends.length === 0) throw refuse('REWARD_NOT_READY')
  let mithril = 0
  for (const { friend_id, waiting, taken } of friends) {
    const ref = `referral:${friend_id}:${taken + waiting}`
    for (const { amount } of await grant(tx, playerId, resources({ mithril: waiting }), { reason: 'referral', ref, now })) mithril += amount
    await tx.run('update referral set waiting = 0, taken = taken + ? where friend_id = ?', [waiting, friend_id])
  }
  return { player: await presentRow(tx, player, now), gains: [{ kind: 'mithril', amount: mithril }] }
}

export const myCode: Handler<Calls['GET /api/referral/my/code']> = async ({ tx, playerId }) => {
  const row = await tx.one<{ code: string }>('select code from player where id = ?', [playerId])
  return { code: row?.code ?? '', ...(await friendsOf(tx, playerId)) }
}

/** What a promotion of that name is worth. */
const promotions: Readonly<Record<string, readonly ResourceReward[]>> = {
  FOTOSTRANA: resources({ mithril: 30 }),
  GEMS_30: resources({ mithril: 30 }),
  GEMS_100: resources({ mithril: 100 }),
  GEMS_500: resources({ mithril: 500 }),
  GEMS_1000: resources({ mithril: 1000 }),
}

export const acceptPromotion: Handler<Calls['GET /api/player/promo/gift/accept']> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  const gift = promotions[state.giftNews]
  if (!gift) throw refuse((await wasGranted(tx, playerId, 'promotion')) ? 'ALREADY_TAKEN' : 'REWARD_NOT_READY')
  const granted = await grant(tx, playerId, gift, { reason: 'promotion', ref: `promotion:${state.giftNews}`, now })
  state.giftNews = 'NO_NEWS'
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains: gainsOf(granted) }
}
