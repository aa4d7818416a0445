import { CONSUMABLE_SLOTS } from '@skystair/contract/measures'

/** Returns how many kinds of consumables a player can use in a fight, by the highest stair won. */
export const consumableSlotCount = (bestVictoryStair: number): number =>
  CONSUMABLE_SLOTS.first + CONSUMABLE_SLOTS.moreFrom.filter((stair) => stair <= bestVictoryStair).length
