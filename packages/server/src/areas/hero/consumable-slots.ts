import type { Consumable, ConsumableSlots } from '@skystair/contract'
import { CONSUMABLE_SLOTS } from '@skystair/contract/measures'
import { consumableSlotCount } from '@skystair/rules'
import type { PlayerState } from '../player/state.ts'

type WithSlots = Pick<PlayerState, 'consumables' | 'consumableSlots' | 'bestVictoryStair'>

export const slotCount = ({ bestVictoryStair }: Pick<WithSlots, 'bestVictoryStair'>): number => consumableSlotCount(bestVictoryStair)

/** Returns the consumables that can be used in a fight: those that the player chose, or without a choice the first ones. */
export function slottedConsumables(state: WithSlots): Consumable[] {
  const { consumables, consumableSlots: chosen } = state
  const wanted = chosen === null ? consumables : chosen.flatMap((kind) => consumables.find((one) => one.kind === kind) ?? [])
  return wanted.slice(0, slotCount(state))
}

export const consumableSlotsOf = (state: WithSlots): ConsumableSlots => ({
  count: slotCount(state),
  nextStair: CONSUMABLE_SLOTS.moreFrom.find((stair) => stair > state.bestVictoryStair) ?? null,
  consumableIds: slottedConsumables(state).map(({ id }) => id),
})

/** Puts a kind that is new in the backpack into a slot, if the player's choice has left one free. */
export function takeFreeSlot(state: WithSlots, kind: string): void {
  const { consumableSlots: chosen } = state
  if (chosen === null || chosen.includes(kind)) return
  const held = slottedConsumables(state).map((one) => one.kind)
  if (held.length < slotCount(state)) state.consumableSlots = [...held, kind]
}
