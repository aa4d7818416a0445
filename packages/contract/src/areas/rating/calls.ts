import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { Rating } from '../../entities/talk.ts'
import { RatingType } from '../../enums.ts'
import { planned } from '../../planned.ts'
import { Count, Enum } from '../../schema.ts'

export const rating = calls({
  'GET /api/rating/by/{type}': planned('Positions of a rating, a hundred a page.', Rating, {
    params: Type.Object({ type: Enum(RatingType) }),
    rate: 'read',
    query: { filter: Type.Optional(Type.String({ maxLength: 40 })), from: Count, to: Count },
  }),
})
