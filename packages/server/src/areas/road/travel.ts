import { placeById, type RoadTarget, turnBack as roadBack, teleportTargets, turnContext, turnTarget } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { reachOf } from '../player/position.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, type PlayerRow, savePlayer } from '../player/repository.ts'
import { recordEvent } from '../task/tasks.ts'
import { placeInReach } from './places.ts'
import { addProgress } from './repository.ts'

type Base = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }

/** Puts the player where `choose` says, never beyond what bars the way. */
async function travel({ tx, now, playerId }: Base, choose: (player: PlayerRow) => RoadTarget | Promise<RoadTarget>) {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  refuseInBattle(state)
  const { contextId, coordinate } = await choose(player)
  state.contextId = contextId
  state.coordinate = Math.min(coordinate, reachOf(state).maxCoordinate)
  await savePlayer(tx, player, now)
  return presentRow(tx, player, now)
}

export const useTurn: Handler<'POST /api/turn/{id}/use'> = (ctx) =>
  travel(ctx, async (player) => {
    const { id, state } = player
    const target = turnTarget(world, ctx.params.id)
    if (!target) throw refuse('PLACE_NOT_FOUND')
    const { progress: before } = await placeInReach(ctx.tx, id, state, ctx.params.id)
    await addProgress(ctx.tx, id, ctx.params.id, { used: true }, ctx.now)
    // Going in and out at the same turn is no second discovery.
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

/** Where a teleport within reach leads. Throws PLACE_NOT_FOUND, PLACE_OUT_OF_REACH. */
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
    await recordEvent(ctx.tx, player, { type: 'TRAVEL', tags: [] }, ctx.now)
    return { contextId: target.contextId, coordinate: target.posY }
  })
