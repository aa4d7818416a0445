import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { LanguageEntry } from '../../entities/talk.ts'
import { Gender, Membership } from '../../enums.ts'
import { byId, foreseen } from '../../planned.ts'
import { Count, Enum, Flag, Id, Nullable } from '../../schema.ts'
import { Creature } from '../hero/entities.ts'
import { Player } from '../player/entities.ts'

export const profile = calls({
  'GET /api/player/{id}/profile': foreseen(
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
    { ...byId, rate: 'read' },
  ),
  'POST /api/player/gender/set': foreseen('Change the gender: once for nothing, then for gems.', Player, {
    body: { gender: Enum(Gender) },
  }),
  'POST /api/player/avatar/{id}/wear': foreseen('Show another of one’s portraits.', Player, byId),
  'POST /api/player/elixir/switch': foreseen('Whether elixir heals by itself after a fight; from stair 25.', Player, {
    body: { on: Flag },
  }),
  'GET /api/lang/list': foreseen('Languages, and whether they are available.', Type.Array(LanguageEntry), { role: 'NONE', rate: 'read' }),
})
