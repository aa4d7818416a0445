// How much simulated players play, and when.

import type { World } from '@skystair/contract'
import { DAY, HOUR, MINUTE } from '@skystair/contract/time'
import { recordEvent } from './progression.ts'
import { playUntil } from './road-play.ts'
import { AWAKE_HOURS, discover, newPlayer, receive, type SimulatedPlayer } from './simulated-player.ts'
import type { Style } from './style.ts'

/** Visits of a day, in hours after waking up: before work, at noon, after work, before bed. */
const VISIT_HOURS = [0, 5, 10, AWAKE_HOURS] as const
/** The visit at which the guide tells a new story. */
const STORY_HOUR = 10
/** Longest play time per day and per visit. A player whose squad needs rest earlier comes back at the next visit. */
const PLAY_PER_DAY = 20 * MINUTE
const PLAY_PER_VISIT = 5 * MINUTE
/** How long a player with time to spare waits before trying again. */
const WAIT_FOR_HEALING = 2 * MINUTE

type Character = keyof World['starters']
export const characters: readonly Character[] = ['MAN_1', 'MAN_2', 'WOMAN_1', 'WOMAN_2']

/** Plays the first hour in one sitting. If the squad needs rest, the player waits. `pause` is what else the player does, at the beginning and in each wait. */
export function playFirstHour(
  world: World,
  character: Character,
  style: Style,
  seed: number,
  pause?: (player: SimulatedPlayer) => void,
): SimulatedPlayer {
  const player = newPlayer(world, character, seed)
  pause?.(player)
  while (player.now < HOUR) {
    const remaining = HOUR - player.now
    if (playUntil(world, player, style, player.playTime + remaining) === 'TIME') continue
    const before = player.now
    pause?.(player)
    player.now += Math.max(0, Math.min(WAIT_FOR_HEALING, remaining) - (player.now - before))
  }
  return player
}

/** What else simulated players do, or what is noted of them. */
export interface SimHooks {
  /** At the beginning of a visit, before the player goes to the road. Its time counts as time of the visit. */
  readonly visit?: (player: SimulatedPlayer, day: number) => void
  readonly afterDay?: (player: SimulatedPlayer, day: number) => void
}

/** Plays days of several visits, with the daily reward, from the player's first day on. */
export function playDays(
  world: World,
  character: Character,
  style: Style,
  seed: number,
  count: number,
  hooks: SimHooks = {},
): SimulatedPlayer {
  return continueDays(world, newPlayer(world, character, seed), style, count, hooks)
}

/** Plays days like `playDays`, for a player who may have played before. */
export function continueDays(
  world: World,
  player: SimulatedPlayer,
  style: Style,
  count: number,
  { visit, afterDay }: SimHooks,
): SimulatedPlayer {
  for (let day = 0; day < count; day++) {
    const streak = world.everyday[Math.min(day, world.everyday.length - 1)] ?? []
    player.now = Math.max(player.now, day * DAY)
    receive(world, player, streak, 'everyday')
    recordEvent(world, player, { type: 'DAILY', tags: [] })
    const end = player.playTime + PLAY_PER_DAY
    for (const hour of VISIT_HOURS) {
      player.now = Math.max(player.now, day * DAY + hour * HOUR)
      const visitStart = player.now
      if (hour === STORY_HOUR) discover(player, `tale:${day % world.tales.length}`)
      const until = Math.min(end, player.playTime + PLAY_PER_VISIT)
      if (player.playTime < end) visit?.(player, day)
      playUntil(world, player, style, until)
      player.visits++
      if (player.lastProgress < visitStart) player.visitsWithoutProgress++
    }
    afterDay?.(player, day)
  }
  return player
}
