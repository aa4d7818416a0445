import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { planned } from '../../planned.ts'
import { Enum } from '../../schema.ts'
import { Rating } from './entities.ts'
import { RatingType } from './enums.ts'

export const calls = defineCalls({
  'GET /api/rating/by/{type}': planned('Positions of a rating, a hundred a page.', Rating, {
    params: Type.Object({ type: Enum(RatingType) }),
    query: { filter: Type.Optional(Type.String({ maxLength: 40 })), ...pageBy.range },
  }),
})
