import { world } from '@skystair/world'
import { gainsOf, rewardsFrom } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { recordEvent } from '../task/tasks.ts'

const DAY = 86_400_000
/** Milliseconds after the last reward from which a new streak begins. */
const GRACE = 2 * DAY

export const takeEveryday: Handler<'POST /api/player/everyday/reward/take'> = async ({ tx, playerId, now, rewardKinds }) => {
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
  await recordEvent(tx, player, { type: 'DAILY', tags: [] }, now)
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains: gainsOf(granted) }
}
