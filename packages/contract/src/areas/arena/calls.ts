import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { SQUAD_SIZE } from '../../measures.ts'
import { Count, Enum, Id, Nullable, text } from '../../schema.ts'
import { BattleStatus } from '../battle/entities.ts'
import { Gained, PlayerChange } from '../player/entities.ts'
import { Arena, ArenaFight, League } from './entities.ts'

export const calls = defineCalls({
  'POST /api/battle/arena/attack': {
    summary: 'Start a fight for a place on the arena. Both squads fight as if they were healthy, and are as they were afterwards.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    /** One of the rivals of `GET /api/arena/get`: its place, and its id if it is a player. */
    body: Type.Object({ positionNumber: Count, playerId: Nullable(Id) }),
    reply: BattleStatus,
    errors: ['ARENA_CLOSED', 'ARENA_RESTING', 'RIVAL_MOVED', 'OFFER_LIMIT', 'BATTLE_IN_PROGRESS', 'NO_SQUAD'],
  },
  'GET /api/arena/get': {
    summary: 'My place on the arena, and my rivals.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Arena,
  },
  'POST /api/arena/enter': {
    summary: 'Enter the arena: get the last place of the ladder. Changes nothing for a player who has one.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    body: Type.Object({ timeZone: text(60) }),
    reply: Arena,
    errors: ['ARENA_CLOSED'],
  },
  'GET /api/arena/league/list': {
    summary: 'The nine leagues with their positions and rewards, from the top.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(League),
  },
  'GET /api/arena/history': {
    summary: 'A page of my fights, as attacker and as defender, newest first.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    query: Type.Object(pageBy.number),
    reply: Type.Array(ArenaFight),
  },
  'POST /api/arena/settings/set': {
    summary: 'Choose the hour at which the daily reward comes. It comes at most once a day.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    body: Type.Object({ rewardHour: Type.Integer({ minimum: 0, maximum: 23 }), timeZone: text(60) }),
    reply: Arena,
    errors: ['ARENA_CLOSED'],
  },
  'POST /api/arena/defence/set': {
    summary: 'Choose the defenders of my place and their order. Without any, the squad of the road defends.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    body: Type.Object({ creatureIds: Type.Array(Id, { maxItems: SQUAD_SIZE, uniqueItems: true }) }),
    reply: Arena,
    errors: ['ARENA_CLOSED', 'CREATURE_NOT_FOUND'],
  },
  'POST /api/arena/speedup': {
    summary: 'End the rest after a fight at once, for one of its prices. Costs nothing if the player does not rest.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    body: Type.Object({ resource: Enum(['tickets', 'mithril'] as const) }),
    reply: Type.Object({ player: PlayerChange, arena: Arena }),
    errors: ['ARENA_CLOSED', 'OFFER_LIMIT', 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/arena/reward/take': {
    summary: 'Take the daily reward that has arrived.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    reply: Gained,
    errors: ['ARENA_CLOSED', 'REWARD_NOT_READY'],
  },
})
