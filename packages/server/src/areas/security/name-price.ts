import { NAME_PRICE } from '@skystair/world/areas/security/rows'
import type { PlayerRow } from '../player/repository.ts'

/** Returns the price in gems of the player's next change of name. The first name and its first change are free. */
export const namePrice = ({ name, state }: Pick<PlayerRow, 'name' | 'state'>): number =>
  name === null || state.renamed === 0 ? 0 : NAME_PRICE
