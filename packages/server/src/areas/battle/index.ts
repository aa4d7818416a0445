import { BattleStatus, contract } from '@skystair/contract'
import { defineArea, derivedReply } from '../../area.ts'
import { loadPlayer } from '../player/repository.ts'
import { attack } from './attack.ts'
import { complete } from './complete.ts'
import { migrations } from './migration.ts'
import { askBattle, getBattle, giveUp, hit, precalculate, skip, useConsumable } from './moves.ts'
import { showBattle, showBattleAfter } from './present.ts'

export const area = defineArea(contract.battle, {
  tables: {
    battle: { keptFor: 'a fight can be played again and checked', by: 'the rates of calls' },
    battle_move: { until: 'the fight is over' },
  },
  personal: [
    {
      table: 'battle',
      by: ['player_id'],
      exported: ['id', 'kind', 'place_id', 'setup', 'moves', 'progress', 'created_at', 'rules_version'],
      // The setup contains the seed, which would reveal the rest of an unfinished fight, also to one of five in a melee.
      withheld: { columns: ['setup'], until: "progress = 'COMPLETED'" },
      hidden: ['player_id', 'seed', 'state', 'version', 'completed'],
      onDeletion: { keptFor: 'anybody’s fight can be played again and checked' },
    },
  ],
  handlers: {
    'POST /api/battle/place/attack': attack,
    'POST /api/battle/get': getBattle,
    'POST /api/battle/ask': askBattle,
    'POST /api/battle/skip': skip,
    'POST /api/battle/hit': hit,
    'POST /api/battle/precalculate': precalculate,
    'POST /api/battle/removeConsumable': useConsumable,
    'POST /api/battle/giveUpBattle': giveUp,
    'POST /api/battle/complete': complete,
  },
  migrations,
  derived: [
    derivedReply<BattleStatus, [id: number, moves: number] | null>({
      schema: BattleStatus,
      memo: ({ battle }) => battle && [battle.id, battle.version],
      derive: showBattleAfter,
    }),
  ],
  current: async (tx, playerId) => ({ battle: await showBattle(tx, (await loadPlayer(tx, playerId)).state) }),
})
