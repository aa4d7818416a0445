import { NAME_PRICE } from '@skystair/world/areas/security/rows'
import type { PlayerRow } from '../player/repository.ts'

/** Gems that the player's next change of name costs: nothing for a first name, nor for the first change of it. */
export const namePrice = ({ name, state }: Pick<PlayerRow, 'name' | 'state'>): number =>
  name === null || state.renamed === 0 ? 0 : NAME_PRICE
