import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { learnByArranging } from '../education/educations.ts'
import { change } from '../player/change.ts'
import { creaturesOf } from './creatures.ts'

export const setSquad: Handler<'POST /api/player/squad/set'> = (ctx) =>
  change(
    ctx,
    async ({ id, state }) => {
      refuseInBattle(state)
      const own = new Set((await creaturesOf(ctx.tx, id, state, ctx.now)).map((c) => c.id))
      if (!ctx.body.creatureIds.every((c) => own.has(c))) throw refuse('CREATURE_NOT_FOUND', { field: '/creatureIds' })
      learnByArranging(state)
      state.squad = [...ctx.body.creatureIds]
    },
    'creatures',
  )
