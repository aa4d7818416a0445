import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { Enum } from '../../schema.ts'
import { Rating } from './entities.ts'
import { RATING_FILTER_MAX, RatingType } from './enums.ts'

export const calls = defineCalls({
  'GET /api/rating/by/{type}': {
    summary:
      'Positions of a rating, 101 at most; with `filter`, those whose name begins with it, in the order of the names, each page with the best first.',
    role: 'PLAYER',
    rate: 'read',
    params: Type.Object({ type: Enum(RatingType) }),
    query: Type.Object({ filter: Type.Optional(Type.String({ maxLength: RATING_FILTER_MAX })), ...pageBy.positions }),
    reply: Rating,
  },
})
