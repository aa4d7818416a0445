import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { plannedExtension } from '../../planned.ts'
import { byId, Count, Enum, Id, Nullable } from '../../schema.ts'
import { Membership } from '../bank/enums.ts'
import { Creature } from '../hero/entities.ts'
import { Player } from '../player/entities.ts'
import { Gender } from '../player/enums.ts'

export const calls = defineCalls({
  'GET /api/player/{id}/profile': plannedExtension(
    'What others may see of a player.',
    Type.Object({
      id: Id,
      name: Nullable(Type.String()),
      level: Count,
      bestVictoryStair: Count,
      gender: Enum(Gender),
      membership: Enum(Membership),
      clanId: Nullable(Id),
      squad: Type.Array(Creature),
    }),
    { ...byId },
  ),
  'POST /api/player/gender/set': plannedExtension('Change the gender: once for nothing, then for gems.', Player, {
    changes: true,
    body: { gender: Enum(Gender) },
  }),
  'POST /api/player/avatar/{id}/wear': plannedExtension('Show another of one’s portraits.', Player, { ...byId, changes: true }),
})
