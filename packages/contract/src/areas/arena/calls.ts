import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { ArenaLeague } from '../../enums.ts'
import { foreseen, Gained } from '../../planned.ts'
import { Count, Enum, Flag, Id, Time } from '../../schema.ts'
import { BattleResult } from '../battle/entities.ts'

const Rival = Type.Object({ playerId: Id, name: Type.String(), level: Count, positionNumber: Count })
const Arena = Type.Object({
  league: Enum(ArenaLeague),
  positionNumber: Count,
  /** Who can be challenged: a win takes the place of one of them. */
  rivals: Type.Array(Rival),
  /** Hour of the player's own day at which the daily reward comes. */
  rewardHour: Type.Integer({ minimum: 0, maximum: 23 }),
  rewardAt: Time,
})

export const arena = calls({
  'GET /api/arena/get': foreseen('Where one stands on the arena, and whom one could challenge.', Arena, { rate: 'read' }),
  'GET /api/arena/league/list': foreseen(
    'The nine leagues with their positions and rewards.',
    Type.Array(Type.Object({ league: Enum(ArenaLeague), positionFrom: Count, positionTo: Count, rewards: Type.Array(Type.String()) })),
    { rate: 'read' },
  ),
  'GET /api/arena/history': foreseen(
    'A page of the fights fought there.',
    Type.Array(
      Type.Object({ id: Id, rival: Rival, attacked: Flag, result: BattleResult, positionFrom: Count, positionTo: Count, at: Time }),
    ),
    { rate: 'read', query: { page: Count } },
  ),
  'POST /api/arena/settings/set': foreseen('Choose when the daily reward comes.', Arena, {
    body: { rewardHour: Type.Integer({ minimum: 0, maximum: 23 }) },
  }),
  'POST /api/arena/reward/take': foreseen('Take the daily reward of the league.', Gained),
})
