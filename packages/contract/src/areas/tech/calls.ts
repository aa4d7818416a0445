import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { planned } from '../../planned.ts'
import { byId, Id, Time } from '../../schema.ts'
import { Purchase } from '../payment/entities.ts'
import { Player } from '../player/entities.ts'

export const calls = defineCalls({
  'GET /api/tech/player/enter/{id}': planned('Look at the game through a player’s eyes.', Player, {
    changes: true,
    ...byId,
    role: 'MODERATOR',
  }),
  'GET /api/tech/player/exit': planned('Be oneself again.', Player, { changes: true, role: 'MODERATOR' }),
  'GET /api/tech/player/{id}/log': planned(
    "A page of a player's history.",
    Type.Array(Type.Object({ id: Id, resource: Type.String(), amount: Type.Integer(), reason: Type.String(), at: Time })),
    {
      ...byId,
      role: 'MODERATOR',
      query: {
        ...pageBy.number,
        filter: Type.Optional(Type.String({ maxLength: 40 })),
        subfilter: Type.Optional(Type.String({ maxLength: 40 })),
      },
    },
  ),
  'GET /api/tech/player/{id}/payments': planned("A page of a player's payments.", Type.Array(Purchase), {
    ...byId,
    role: 'MODERATOR',
    query: pageBy.number,
  }),
})
