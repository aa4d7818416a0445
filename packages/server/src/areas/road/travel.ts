import type { PlayerChange } from '@skystair/contract'
import { placeById, type RoadTarget, turnBack as roadBack, teleportTargets, turnContext, turnTarget } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { learnByDoing } from '../education/educations.ts'
import { change } from '../player/change.ts'
import { reachOf } from '../player/position.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { recordEvent } from '../task/tasks.ts'
import { publishTravel } from './neighbours.ts'
import { placeInReach } from './places.ts'
import { addProgress } from './repository.ts'

type Base = Pick<Context, 'tx' | 'now' | 'after'> & { readonly playerId: number }

/** Moves the player to the place that `choose` returns, but not past an undefeated guardian. Throws BATTLE_IN_PROGRESS. */
export const travel = (ctx: Base, choose: (player: PlayerRow) => RoadTarget | Promise<RoadTarget>): Promise<PlayerChange> =>
  change(
    ctx,
    async (player) => {
      const { state } = player
      refuseInBattle(state)
      const before = { contextId: state.contextId, coordinate: state.coordinate }
      const { contextId, coordinate } = await choose(player)
      state.contextId = contextId
      state.coordinate = Math.min(coordinate, reachOf(state).maxCoordinate)
      publishTravel(ctx, player, before)
    },
    'purse',
  )

export const useTurn: Handler<'POST /api/turn/{id}/use'> = (ctx) =>
  travel(ctx, async (player) => {
    const { id, state } = player
    const target = turnTarget(world, ctx.params.id)
    if (!target) throw refuse('PLACE_NOT_FOUND')
    const { progress: before } = await placeInReach(ctx.tx, id, state, ctx.params.id)
    await addProgress(ctx.tx, id, ctx.params.id, { used: true }, ctx.now)
    learnByDoing(state, 'turn')
    // Using the same turn again is not a second discovery.
    if (!before.used) await recordEvent(ctx.tx, player, { type: 'TURN', tags: [] }, ctx.now)
    return target
  })

export const turnBack: Handler<'POST /api/turn/back/{id}'> = (ctx) =>
  travel(ctx, ({ state }) => {
    if (placeById(world, ctx.params.id)?.placeType !== 'TURN') throw refuse('PLACE_NOT_FOUND')
    const target = state.contextId === turnContext(ctx.params.id) ? roadBack(world, state.contextId) : null
    if (!target) throw refuse('PLACE_OUT_OF_REACH')
    return target
  })

/** Returns the destination of a teleport within reach. Throws PLACE_NOT_FOUND, PLACE_OUT_OF_REACH. */
async function targetsOf({ tx }: Pick<Context, 'tx'>, { id, state }: PlayerRow, placeId: number) {
  const targets = teleportTargets(world, placeId, state.bestVictoryStair)
  if (!targets) throw refuse('PLACE_NOT_FOUND')
  await placeInReach(tx, id, state, placeId)
  return targets
}

export const getTeleport: Handler<'GET /api/teleport/{id}/get'> = async (ctx) => ({
  id: ctx.params.id,
  targets: await targetsOf(ctx, await loadPlayer(ctx.tx, ctx.playerId), ctx.params.id),
})

export const useTeleport: Handler<'POST /api/teleport/{id}/use/{target}'> = (ctx) =>
  travel(ctx, async (player) => {
    const target = (await targetsOf(ctx, player, ctx.params.id)).find((each) => each.target === ctx.params.target)
    if (!target) throw refuse('PLACE_NOT_FOUND', { field: '/target' })
    await addProgress(ctx.tx, player.id, ctx.params.id, { used: true }, ctx.now)
    learnByDoing(player.state, 'portal')
    await recordEvent(ctx.tx, player, { type: 'TRAVEL', tags: [] }, ctx.now)
    return { contextId: target.contextId, coordinate: target.posY }
  })
