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

/** Plays the first hour in one sitting. If the squad needs rest, the player waits. */
export function playFirstHour(world: World, character: Character, style: Style, seed: number): SimulatedPlayer {
  const player = newPlayer(world, character, seed)
  while (player.now < HOUR) {
    const remaining = HOUR - player.now
    if (playUntil(world, player, style, player.playTime + remaining) === 'REST') player.now += Math.min(WAIT_FOR_HEALING, remaining)
  }
  return player
}

/** Plays days of several visits, with the daily reward. `afterDay` is called with the player at the end of each day. */
export function playDays(
  world: World,
  character: Character,
  style: Style,
  seed: number,
  count: number,
  afterDay?: (player: SimulatedPlayer, day: number) => void,
): SimulatedPlayer {
  const player = newPlayer(world, character, seed)
  for (let day = 0; day < count; day++) {
    const streak = world.everyday[Math.min(day, world.everyday.length - 1)] ?? []
    player.now = Math.max(player.now, day * DAY)
    receive(world, player, streak)
    recordEvent(world, player, { type: 'DAILY', tags: [] })
    const end = player.playTime + PLAY_PER_DAY
    for (const hour of VISIT_HOURS) {
      player.now = Math.max(player.now, day * DAY + hour * HOUR)
      const visitStart = player.now
      if (hour === STORY_HOUR) discover(player, `tale:${day % world.tales.length}`)
      playUntil(world, player, style, Math.min(end, player.playTime + PLAY_PER_VISIT))
      player.visits++
      if (player.lastProgress < visitStart) player.visitsWithoutProgress++
    }
    afterDay?.(player, day)
  }
  return player
}
