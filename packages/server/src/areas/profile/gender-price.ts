import { GENDER_PRICE } from '@skystair/world/areas/profile/rows'
import type { PlayerRow } from '../player/repository.ts'

/** Returns the price in gems of the player's next change of gender. The first is free. */
export const genderPrice = ({ state }: Pick<PlayerRow, 'state'>): number => (state.regendered === 0 ? 0 : GENDER_PRICE)
