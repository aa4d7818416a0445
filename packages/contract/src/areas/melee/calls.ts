import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Count, Flag, Id, Nullable } from '../../schema.ts'
import { Forecast } from '../battle/entities.ts'
import { Gained } from '../player/entities.ts'
import { Melee } from './entities.ts'

const pair = Type.Object({ attackerId: Id, defenderId: Id })
const change = { role: 'TRIAL', changes: true, extension: true } as const
/** The state follows with the live message, or with `GET /api/melee/get`. */
const done = Type.Object({ done: Flag })

export const calls = defineCalls({
  'GET /api/melee/get': {
    summary: 'The weekly hour and my melee, with the events after `since` inputs. Moves first for the sides whose time is over.',
    role: 'TRIAL',
    rate: 'move',
    extension: true,
    query: Type.Object({ since: Type.Optional(Count) }),
    reply: Melee,
  },
  'POST /api/melee/join': {
    summary: 'Join the next melee of my level. Changes nothing for a player who is in one.',
    ...change,
    rate: 'write',
    reply: done,
    errors: ['MELEE_CLOSED', 'BATTLE_IN_PROGRESS', 'NO_SQUAD'],
  },
  'POST /api/melee/leave': {
    summary: 'Leave: before the melee begins, without consequences; later the squad goes on without me, and there is no reward.',
    ...change,
    rate: 'write',
    reply: done,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER'],
  },
  'POST /api/melee/move': {
    summary: 'Make my side’s move: a hit or a healing; null lets the creature named by `ask.skipperId` brace.',
    ...change,
    rate: 'move',
    body: Type.Object({ hit: Nullable(pair) }),
    reply: done,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER', 'BATTLE_TURN', 'CREATURE_NOT_FOUND', 'CREATURE_INACTIVE', 'TARGET_FORBIDDEN'],
  },
  'POST /api/melee/precalculate': {
    summary: 'Forecast of a hit in my turn. Changes nothing.',
    role: 'TRIAL',
    rate: 'move',
    extension: true,
    body: pair,
    reply: Forecast,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER', 'BATTLE_TURN', 'CREATURE_NOT_FOUND', 'CREATURE_INACTIVE', 'TARGET_FORBIDDEN'],
  },
  'POST /api/melee/reward/take': {
    summary: 'Take the reward of my place, and with it leave the melee.',
    ...change,
    rate: 'write',
    reply: Gained,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_NOT_OVER'],
  },
})
