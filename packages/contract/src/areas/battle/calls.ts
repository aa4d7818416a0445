import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { Count, Id, Nullable } from '../../schema.ts'
import { Player } from '../player/entities.ts'
import { BattleRecord, BattleResult, BattleStatus, FinishedBattle, Forecast } from './entities.ts'

const pair = Type.Object({ attackerId: Id, defenderId: Id })

export const battle = calls({
  'POST /api/battle/place/attack': {
    summary: 'Start the fight that stands at a place within reach.',
    role: 'TRIAL',
    rate: 'write',
    body: Type.Object({ placeId: Count }),
    reply: BattleStatus,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'PLACE_USED', 'BATTLE_IN_PROGRESS', 'NO_SQUAD'],
  },
  'POST /api/battle/arena/attack': {
    summary: 'Start a fight for a place on the arena.',
    role: 'PLAYER',
    rate: 'write',
    reply: BattleStatus,
    status: 'planned',
  },
  'POST /api/battle/get': {
    summary: 'The battle in progress, or the finished one that is not completed yet.',
    role: 'TRIAL',
    rate: 'move',
    reply: BattleStatus,
  },
  'POST /api/battle/ask': {
    summary: 'What can be chosen now. Lets the opponent move first when it is its turn.',
    role: 'TRIAL',
    rate: 'move',
    reply: BattleStatus,
    errors: ['BATTLE_NOT_FOUND'],
  },
  'POST /api/battle/skip': {
    summary: 'Let the creature named by `ask.skipperId` brace instead of striking.',
    role: 'TRIAL',
    rate: 'move',
    reply: BattleStatus,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER'],
  },
  'POST /api/battle/hit': {
    summary: 'Strike with one creature at another; the opponent moves in turn.',
    role: 'TRIAL',
    rate: 'move',
    body: pair,
    reply: BattleStatus,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER', 'CREATURE_NOT_FOUND', 'CREATURE_INACTIVE', 'TARGET_FORBIDDEN'],
  },
  'POST /api/battle/precalculate': {
    summary: 'Forecast of a blow. Changes nothing.',
    role: 'TRIAL',
    rate: 'move',
    body: pair,
    reply: Forecast,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER', 'CREATURE_NOT_FOUND', 'CREATURE_INACTIVE', 'TARGET_FORBIDDEN'],
  },
  'POST /api/battle/removeConsumable': {
    summary: 'Spend a consumable on a creature, one a round at most.',
    role: 'TRIAL',
    rate: 'move',
    body: Type.Object({ id: Id, targetCreatureId: Id }),
    reply: BattleStatus,
    errors: [
      'BATTLE_NOT_FOUND',
      'BATTLE_OVER',
      'CONSUMABLE_NOT_FOUND',
      'CREATURE_NOT_FOUND',
      'TARGET_FORBIDDEN',
      'ONLY_DEAD',
      'BATTLE_TURN',
    ],
  },
  'POST /api/battle/giveUpBattle': {
    summary: 'Give up: the fight counts as lost.',
    role: 'TRIAL',
    rate: 'move',
    reply: BattleStatus,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER'],
  },
  'POST /api/battle/complete': {
    summary: 'Close a finished fight: the squad keeps its wounds, the rewards are granted once.',
    role: 'TRIAL',
    rate: 'move',
    reply: Type.Object({ player: Player, result: Nullable(BattleResult) }),
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_NOT_OVER'],
  },
  'GET /api/battle/list': {
    summary: 'My last finished fights, the newest first.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(FinishedBattle),
  },
  'GET /api/battle/{id}/record': {
    summary: 'A finished fight of mine with all that it takes to play it again and check it.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    params: Type.Object({ id: Count }),
    reply: BattleRecord,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_NOT_OVER'],
  },
})
