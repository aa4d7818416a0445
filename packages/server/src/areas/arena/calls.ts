import { price } from '@skystair/contract'
import { ARENA_PLACES, leagues, placesOf } from '@skystair/rules'
import { arenaLevels, arenaRest } from '@skystair/world/areas/arena/rows'
import { charge } from '../../economy/charge.ts'
import { gainsOf } from '../../economy/gain.ts'
import { limit } from '../../economy/limit.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { storedCreatures } from '../hero/repository.ts'
import { isTimeZone } from '../notification/push/quiet.ts'
import { lockPlayer } from '../player/change.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { presentArena, rewardsOf } from './present.ts'
import { type Entrant, enterLadder, entrantOf, lastPosition, setDefence, setRest, setRewardHour } from './repository.ts'
import { SPEEDUP, speedupLimit } from './rest.ts'
import { FIRST_HOUR, nextReward } from './reward-time.ts'

type Base = Pick<Context, 'tx'> & { readonly playerId: number }

/** Locks the player and the player's entrant. Throws ARENA_CLOSED if the player has not entered. */
async function entered({ tx, playerId }: Base): Promise<{ readonly player: PlayerRow; readonly me: Entrant }> {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const me = await entrantOf(tx, playerId, { lock: true })
  if (!me) throw refuse('ARENA_CLOSED')
  return { player, me }
}

const zoneOf = (timeZone: string): string => (isTimeZone(timeZone) ? timeZone : 'UTC')

export const getArena: Handler<'GET /api/arena/get'> = async (ctx) => presentArena(ctx, await loadPlayer(ctx.tx, ctx.playerId))

export const enterArena: Handler<'POST /api/arena/enter'> = async (ctx) => {
  const { tx, playerId, now, body } = ctx
  const player = await loadPlayer(tx, playerId, { lock: true })
  if (player.state.level < arenaLevels.open) throw refuse('ARENA_CLOSED')
  if (!(await entrantOf(tx, playerId))) {
    const timeZone = zoneOf(body.timeZone)
    await enterLadder(tx, playerId, { timeZone, rewardHour: FIRST_HOUR, rewardAt: nextReward(timeZone, FIRST_HOUR, 0, now) })
  }
  return presentArena(ctx, player)
}

export const listLeagues: Handler<'GET /api/arena/league/list'> = async ({ tx }) => {
  const last = await lastPosition(tx)
  return leagues.map(([league]) => {
    const [positionFrom, positionTo] = placesOf(league)
    return { league, positionFrom, positionTo: positionTo === ARENA_PLACES ? last : positionTo, rewards: gainsOf(rewardsOf(league)) }
  })
}

export const setArenaSettings: Handler<'POST /api/arena/settings/set'> = async (ctx) => {
  const { player, me } = await entered(ctx)
  const [timeZone, { rewardHour }] = [zoneOf(ctx.body.timeZone), ctx.body]
  // A reward that is already due keeps its time.
  const isDue = me.rewardAt !== null && me.rewardAt <= ctx.now
  const rewardAt = isDue ? me.rewardAt : nextReward(timeZone, rewardHour, me.rewardedAt, ctx.now)
  await setRewardHour(ctx.tx, me.id, { rewardHour, timeZone, rewardAt })
  return presentArena(ctx, player)
}

export const setArenaDefence: Handler<'POST /api/arena/defence/set'> = async (ctx) => {
  const { player, me } = await entered(ctx)
  const { creatureIds } = ctx.body
  const owned = new Set((await storedCreatures(ctx.tx, player.id)).map(({ id }) => id))
  if (creatureIds.some((id) => !owned.has(id))) throw refuse('CREATURE_NOT_FOUND')
  await setDefence(ctx.tx, me.id, creatureIds)
  return presentArena(ctx, player)
}

export const speedUpArena: Handler<'POST /api/arena/speedup'> = async (ctx) => {
  const { tx, now, body } = ctx
  const { player, save } = await lockPlayer(ctx)
  const me = await entrantOf(tx, player.id)
  if (!me) throw refuse('ARENA_CLOSED')
  if (now < me.restUntil) {
    const { amount = 0 } = arenaRest.prices.find(({ resource }) => resource === body.resource) ?? {}
    const number = await limit(tx, player.id, SPEEDUP, speedupLimit, { now })
    await charge(tx, player.id, price({ [body.resource]: amount }), { reason: SPEEDUP, ref: `${SPEEDUP}:${number}`, now })
    await setRest(tx, me.id, now)
  }
  return { player: await save('purse'), arena: await presentArena(ctx, player) }
}
