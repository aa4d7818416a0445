import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Count, Id, Nullable } from '../../schema.ts'
import { ArenaOutcome } from '../arena/entities.ts'
import { RaidVictory } from '../clan/raid-entities.ts'
import { Player } from '../player/entities.ts'
import { BattleResult, BattleStatus, Forecast } from './entities.ts'

const pair = Type.Object({ attackerId: Id, defenderId: Id })

export const calls = defineCalls({
  'POST /api/battle/place/attack': {
    summary: 'Start the fight that stands at a place within reach.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    body: Type.Object({ placeId: Count }),
    reply: BattleStatus,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'PLACE_USED', 'BATTLE_IN_PROGRESS', 'NO_SQUAD', 'RAID_OVER'],
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
    summary: 'Let a creature brace instead of striking: the given one, or else the one named by `ask.skipperId`.',
    role: 'TRIAL',
    rate: 'move',
    changes: true,
    query: Type.Object({ creatureId: Type.Optional(Id) }),
    reply: BattleStatus,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER', 'CREATURE_INACTIVE'],
  },
  'POST /api/battle/hit': {
    summary: 'Strike with one creature at another; the opponent moves in turn.',
    role: 'TRIAL',
    rate: 'move',
    changes: true,
    body: pair,
    reply: BattleStatus,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER', 'CREATURE_NOT_FOUND', 'CREATURE_INACTIVE', 'TARGET_FORBIDDEN'],
  },
  'POST /api/battle/precalculate': {
    summary: 'Forecast of a hit. Changes nothing.',
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
    changes: true,
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
    changes: true,
    reply: BattleStatus,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_OVER'],
  },
  'POST /api/battle/complete': {
    summary: 'Close a finished fight: the squad keeps its wounds, the rewards are granted once.',
    role: 'TRIAL',
    rate: 'move',
    changes: true,
    /**
     * `healed`: the number of creatures that elixir has healed. `arena`: the change of places on the ladder, for a fight of kind ARENA. `raid`: for a
     * victory in the tower of a raid.
     */
    reply: Type.Object({
      player: Player,
      result: Nullable(BattleResult),
      healed: Count,
      arena: Type.Optional(Nullable(ArenaOutcome)),
      raid: Type.Optional(Nullable(RaidVictory)),
    }),
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_NOT_OVER'],
  },
})
