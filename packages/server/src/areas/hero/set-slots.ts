import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { learnByDoing } from '../education/educations.ts'
import { change } from '../player/change.ts'
import { slotCount } from './consumable-slots.ts'

export const setConsumableSlots: Handler<'POST /api/consumable/slots/set'> = (ctx) =>
  change(ctx, ({ state }) => {
    refuseInBattle(state)
    const { consumableIds } = ctx.body
    const chosen = consumableIds.flatMap((id) => state.consumables.find((one) => one.id === id) ?? [])
    if (chosen.length < consumableIds.length) throw refuse('CONSUMABLE_NOT_FOUND', { field: '/consumableIds' })
    if (chosen.length > slotCount(state)) throw refuse('SLOTS_FILLED')
    learnByDoing(state, 'consumables')
    state.consumableSlots = chosen.map(({ kind }) => kind)
  })
