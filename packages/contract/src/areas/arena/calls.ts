import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { planned, plannedExtension } from '../../planned.ts'
import { Count, Enum, Flag, Id, Time } from '../../schema.ts'
import { BattleResult, BattleStatus } from '../battle/entities.ts'
import { Gained } from '../player/entities.ts'
import { ArenaLeague } from './enums.ts'

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

export const calls = defineCalls({
  'POST /api/battle/arena/attack': planned('Start a fight for a place on the arena.', BattleStatus, { changes: true }),
  'GET /api/arena/get': plannedExtension('Where one stands on the arena, and whom one could challenge.', Arena),
  'GET /api/arena/league/list': plannedExtension(
    'The nine leagues with their positions and rewards.',
    Type.Array(Type.Object({ league: Enum(ArenaLeague), positionFrom: Count, positionTo: Count, rewards: Type.Array(Type.String()) })),
  ),
  'GET /api/arena/history': plannedExtension(
    'A page of the fights fought there.',
    Type.Array(
      Type.Object({ id: Id, rival: Rival, attacked: Flag, result: BattleResult, positionFrom: Count, positionTo: Count, at: Time }),
    ),
    { query: pageBy.number },
  ),
  'POST /api/arena/settings/set': plannedExtension('Choose when the daily reward comes.', Arena, {
    changes: true,
    body: { rewardHour: Type.Integer({ minimum: 0, maximum: 23 }) },
  }),
  'POST /api/arena/reward/take': plannedExtension('Take the daily reward of the league.', Gained, { changes: true }),
})
