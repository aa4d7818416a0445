import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { replayShares } from './migration.ts'
import { drawn, finished, record } from './record.ts'
import { share, sharedRecord, unshare } from './share.ts'

export const area = defineArea(contract.fairness, {
  tables: {
    replay_share: { with: 'battle' },
  },
  personal: [
    { table: 'replay_share', by: ['player_id'], exported: ['battle_id', 'token', 'at'], hidden: ['player_id'], onDeletion: 'DELETE' },
  ],
  handlers: {
    'GET /api/battle/list': finished,
    'GET /api/battle/{id}/record': record,
    'POST /api/battle/{id}/share': share,
    'POST /api/battle/{id}/unshare': unshare,
    'GET /api/battle/shared/{token}/record': sharedRecord,
    'GET /api/draw/list': drawn,
  },
  migrations: [replayShares],
})
