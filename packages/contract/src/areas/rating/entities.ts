import { type Static, Type } from 'typebox'
import { Count, Id, Nullable } from '../../schema.ts'
import { Face } from '../profile/entities.ts'

/** One line of a rating. `id` is that of a player, or of a clan in the rating of clans. The rating compares `value`. */
export const RatingPosition = Type.Object({
  positionNumber: Count,
  id: Id,
  name: Nullable(Type.String({ maxLength: 40 })),
  level: Count,
  value: Count,
  /** Null for a clan. */
  face: Nullable(Face),
})
export type RatingPosition = Static<typeof RatingPosition>

export const Rating = Type.Object({
  playersTotal: Count,
  /** Players who have done something in the last five minutes. */
  playersOnline: Count,
  /** Null for a player who is not in the rating. */
  myPosition: Nullable(Count),
  positions: Type.Array(RatingPosition, { maxItems: 101 }),
})
export type Rating = Static<typeof Rating>
