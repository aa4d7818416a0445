import type { SnowWorld } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { FIRST_RAID_ID, FIRST_SNOW_ID, raidOf, snowContext, snowOf, snowSteps, snowStepsLeft, visitStair } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { cancelPush, schedulePush } from '../notification/push/repository.ts'
import { lockPlayer } from '../player/change.ts'
import { reachOf } from '../player/position.ts'
import { loadPlayer } from '../player/repository.ts'
import type { PlayerState } from '../player/state.ts'
import { publishTravel } from '../road/neighbours.ts'
import { forgetPlaces } from '../road/repository.ts'
import { beginVisit, endVisit, lastVisit } from './repository.ts'
import { snowshoesOf, stepsOnSnowshoes, wearSnowshoes } from './snowshoes.ts'

/** Key of the push message that the snow world is open again. */
const PUSH = 'snow'

type Base = Pick<Context, 'tx' | 'now' | 'bonuses'> & { readonly playerId: number }

/** Returns the platforms of the player's next visit. */
const stepsOf = async ({ tx, now, playerId, bonuses }: Base): Promise<number> =>
  snowSteps(world, (await bonuses(tx, playerId, now)).snowSteps + (await stepsOnSnowshoes(tx, playerId)))

/** Returns the snow world for a player. */
async function presentSnow({ tx, now, playerId, bonuses }: Base, state: PlayerState): Promise<SnowWorld> {
  const visit = await lastVisit(tx, playerId)
  const inside = snowOf(state.contextId)
  const steps = inside?.steps ?? (await stepsOf({ tx, now, playerId, bonuses }))
  const returnAt = visit?.returnAt ?? 0
  return {
    open: state.bestVictoryStair >= world.snow.fromStair,
    minStair: world.snow.fromStair,
    inside: inside !== null,
    stepsLeft: inside ? snowStepsLeft(state.contextId, Math.max(visit?.furthest ?? 0, state.coordinate)) : steps,
    steps,
    returnAt: returnAt > now ? returnAt : 0,
    visits: visit?.visits ?? 0,
    snowshoes: await snowshoesOf(tx, playerId),
  }
}

export const enterSnow: Handler<'POST /api/snow/enter'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const { player, save } = await lockPlayer(ctx)
  const { state } = player
  refuseInBattle(state)
  if (snowOf(state.contextId) || raidOf(state.contextId)) throw refuse('STATE_CHANGED', { field: '/contextId' })
  if (state.bestVictoryStair < world.snow.fromStair) throw refuse('OFFER_LOCKED', { field: '/stair' })
  const before = await lastVisit(tx, playerId)
  if (before && now < before.returnAt) throw refuse('SNOW_RESTING')
  await forgetPlaces(tx, playerId, FIRST_SNOW_ID, FIRST_RAID_ID)
  await beginVisit(tx, playerId, state)
  await cancelPush(tx, playerId, PUSH)
  const steps = await stepsOf(ctx)
  await wearSnowshoes(tx, playerId, now)
  const left = { contextId: state.contextId, coordinate: state.coordinate }
  state.contextId = snowContext({ stair: visitStair(state.bestVictoryStair), visit: (before?.visits ?? 0) + 1, steps })
  state.coordinate = 0
  publishTravel(ctx, player, left)
  const change = await save()
  return { snow: await presentSnow(ctx, state), player: change }
}

export const leaveSnow: Handler<'POST /api/snow/leave'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const { player, save } = await lockPlayer(ctx)
  const { state } = player
  refuseInBattle(state)
  const visit = await lastVisit(tx, playerId)
  if (!visit || !snowOf(state.contextId)) throw refuse('STATE_CHANGED', { field: '/contextId' })
  const returnAt = now + world.snow.hours * HOUR
  await endVisit(tx, playerId, returnAt)
  await schedulePush(tx, player, { key: PUSH, kind: 'snowReady', values: {}, at: returnAt })
  const left = { contextId: state.contextId, coordinate: state.coordinate }
  state.contextId = visit.backContext
  state.coordinate = Math.min(visit.backCoordinate, reachOf(state).maxCoordinate)
  publishTravel(ctx, player, left)
  const change = await save()
  return { snow: await presentSnow(ctx, state), player: change }
}

export const getSnow: Handler<'GET /api/snow/get'> = async (ctx) => presentSnow(ctx, (await loadPlayer(ctx.tx, ctx.playerId)).state)
