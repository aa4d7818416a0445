import { snowOf } from '@skystair/rules'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { learnByDoing } from '../education/educations.ts'
import { publishPosition } from '../road/neighbours.ts'
import { countSteps } from '../snow/repository.ts'
import { change } from './change.ts'
import { reachOf } from './position.ts'

/** Who has gone this far at once can walk; road units. */
const WALKED = 80

export const setCoordinate: Handler<'POST /api/player/v3/coordinate/set'> = (ctx) =>
  change(ctx, async (player) => {
    const { id, state } = player
    const { coordinate, contextId } = ctx.body
    refuseInBattle(state)
    if (contextId !== state.contextId) throw refuse('STATE_CHANGED', { field: '/contextId' })
    const { minCoordinate, maxCoordinate } = reachOf(state)
    if (coordinate < minCoordinate || coordinate > maxCoordinate) throw refuse('PLACE_OUT_OF_REACH', { field: '/coordinate' })
    const before = state.coordinate
    state.coordinate = coordinate
    if (Math.abs(coordinate - before) >= WALKED) learnByDoing(state, 'walk')
    publishPosition(ctx, player, before)
    if (snowOf(contextId)) await countSteps(ctx.tx, id, coordinate)
  })
