import type { Creature, MovingParts } from '@skystair/contract'
import moving from './moving-parts.table.ts'

/** What of a creature's picture moves; undefined if nothing does. */
export const movesOf = ({ imageId }: Pick<Creature, 'imageId'>): MovingParts | undefined =>
  (moving as Readonly<Record<string, MovingParts>>)[imageId]
