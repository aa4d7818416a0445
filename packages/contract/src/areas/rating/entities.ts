import { Type } from 'typebox'
import { Count, Id, Nullable } from '../../schema.ts'

export const RatingPosition = Type.Object({ positionNumber: Count, id: Id, name: Type.String(), level: Count, value: Count })

export const Rating = Type.Object({
  playersTotal: Count,
  playersOnline: Count,
  myPosition: Nullable(Count),
  positions: Type.Array(RatingPosition, { maxItems: 101 }),
})
