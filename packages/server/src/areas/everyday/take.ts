import { DAY } from '@skystair/contract/time'
import { world } from '@skystair/world'
import { gainsOf, rewardsFrom } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { learnByDoing } from '../education/educations.ts'
import { schedulePush } from '../notification/push/repository.ts'
import { lockPlayer } from '../player/change.ts'
import { recordEvent } from '../task/tasks.ts'

/** Milliseconds after the last reward at which a new streak starts. */
const GRACE = 2 * DAY

export const takeEveryday: Handler<'POST /api/player/everyday/reward/take'> = async (ctx) => {
  const { tx, now, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const { state } = player
  if (now < state.everydayRewardAt) throw refuse('REWARD_NOT_READY')
  const streak = now - state.everydayTakenAt > GRACE ? 0 : state.everydayRewardStreak
  const day = Math.floor(now / DAY)
  const rewards = rewardsFrom(world.everyday[Math.min(streak, world.everyday.length - 1)] ?? [])
  const granted = await grant(tx, player, rewards, { reason: 'everyday', ref: `everyday:${day}`, now }, rewardKinds)
  learnByDoing(state, 'daily')
  state.everydayRewardStreak = streak + 1
  state.everydayTakenAt = now
  state.everydayRewardAt = (day + 1) * DAY
  await schedulePush(tx, player, { key: 'daily', kind: 'dailyReady', values: {}, at: state.everydayRewardAt })
  await recordEvent(tx, player, { type: 'DAILY', tags: [] }, now)
  return { player: await save('purse', 'creatures'), gains: gainsOf(granted) }
}
