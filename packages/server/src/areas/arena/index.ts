import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import type { Tx } from '../../storage/db.ts'
import { forgetNameIn } from '../notification/repository.ts'
import { attackOnArena } from './attack.ts'
import { enterArena, getArena, listLeagues, setArenaDefence, setArenaSettings, speedUpArena } from './calls.ts'
import { attackedBy } from './fight/repository.ts'
import { arenaHistory } from './history.ts'
import { arena } from './migration.ts'
import { bringRewards, takeReward } from './reward.ts'

/** Removes an attacker's name from the notifications of the defenders. */
async function forgetAttacker(tx: Tx, playerId: number, name: string): Promise<void> {
  for (const defender of await attackedBy(tx, playerId))
    for (const kind of ['arenaLost', 'arenaHeld'] as const) await forgetNameIn(tx, defender, kind, name)
}

export const area = defineArea(contract.arena, {
  tables: {
    arena_entrant: { for: 'PLAYER', most: 1 },
    arena_fight: { with: 'battle' },
  },
  migrations: [arena],
  recurring: bringRewards,
  personal: [
    {
      table: 'arena_entrant',
      by: ['player_id'],
      exported: [
        ...['position', 'fights', 'wins', 'rest_until', 'defence', 'reward_hour', 'time_zone'],
        ...['reward_at', 'reward_league', 'rewarded_at'],
      ],
      hidden: ['id', 'player_id'],
      onDeletion: {
        keptFor: 'the ladder has no gaps: a squad of the arena gets the place',
        blank: { player_id: null, defence: '[]', time_zone: 'UTC', reward_at: null, reward_league: null },
      },
    },
    {
      table: 'arena_fight',
      by: ['attacker_player', 'defender_player'],
      exported: {
        attacker_player: ['battle_id', 'defender_player', 'target', 'won', 'attacker_from', 'attacker_to', 'at'],
        defender_player: ['battle_id', 'attacker_player', 'won', 'defender_from', 'defender_to', 'at'],
      },
      hidden: ['attacker', 'defender'],
      onDeletion: { keptFor: 'a fight is the other player’s as well, who may watch it again' },
    },
  ],
  forgetName: forgetAttacker,
  handlers: {
    'POST /api/battle/arena/attack': attackOnArena,
    'GET /api/arena/get': getArena,
    'POST /api/arena/enter': enterArena,
    'GET /api/arena/league/list': listLeagues,
    'GET /api/arena/history': arenaHistory,
    'POST /api/arena/settings/set': setArenaSettings,
    'POST /api/arena/defence/set': setArenaDefence,
    'POST /api/arena/speedup': speedUpArena,
    'POST /api/arena/reward/take': takeReward,
  },
})
