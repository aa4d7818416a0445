import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { Purchase } from '../../entities/trade.ts'
import { byId, planned } from '../../planned.ts'
import { Count, Id, Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'

export const tech = calls({
  'GET /api/tech/player/enter/{id}': planned('Look at the game through a player’s eyes.', Player, { ...byId, role: 'MODERATOR' }),
  'GET /api/tech/player/exit': planned('Be oneself again.', Player, { role: 'MODERATOR' }),
  'GET /api/tech/player/{id}/log': planned(
    "A page of a player's history.",
    Type.Array(Type.Object({ id: Id, resource: Type.String(), amount: Type.Integer(), reason: Type.String(), at: Time })),
    {
      ...byId,
      role: 'MODERATOR',
      rate: 'read',
      query: {
        page: Count,
        filter: Type.Optional(Type.String({ maxLength: 40 })),
        subfilter: Type.Optional(Type.String({ maxLength: 40 })),
      },
    },
  ),
  'GET /api/tech/player/{id}/payments': planned("A page of a player's payments.", Type.Array(Purchase), {
    ...byId,
    role: 'MODERATOR',
    rate: 'read',
    query: { page: Count },
  }),
})
