import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { authenticate } from './arrive.ts'
import { moveSave } from './move.ts'
import { oldProofs } from './repository.ts'
import { remap, search } from './saves.ts'

export const area = defineArea(contract.platform, {
  tables: {
    identity: { keptFor: 'a platform’s player finds the game again', by: 'the accounts that platforms vouch for' },
    identity_climb: { with: 'identity' },
    proof_used: { until: 'its platform would no longer take the proof' },
  },
  personal: [
    {
      table: 'identity',
      by: ['player_id'],
      exported: ['source', 'external_id', 'currency', 'at'],
      hidden: ['player_id'],
      onDeletion: 'DELETE',
    },
    { table: 'identity_climb', by: ['player_id'], exported: ['source', 'external_id', 'at'], hidden: ['player_id'], onDeletion: 'DELETE' },
    {
      table: 'proof_used',
      by: [],
      exported: [],
      hidden: ['hash', 'source', 'external_id', 'until', 'times'],
      onDeletion: { keptFor: 'a proof must not be used twice; it is deleted when it has expired' },
    },
  ],
  sweep: [oldProofs],
  handlers: {
    'POST /api/integration/ya/authenticate': authenticate,
    'POST /api/integration/telegram/authenticate': authenticate,
    'POST /api/integration/gp/authenticate': authenticate,
    'POST /api/integration/crazy/authenticate': authenticate,
    'POST /api/integration/kong/authenticate': authenticate,
    'POST /api/integration/rustore/authenticate': authenticate,
    'POST /api/integration/mystore/client/authenticate': authenticate,
    'POST /api/integration/{source}/authenticate': authenticate,
    'POST /api/integration/ya/v2/search': search,
    'POST /api/integration/ya/v2/remap': remap,
    'POST /api/integration/{source}/v2/search': search,
    'POST /api/integration/{source}/v2/remap': remap,
    'POST /api/integration/gp/login': moveSave((moved) => ({ text: moved ? 'OK' : 'Player already exists', moved })),
    'POST /api/integration/{source}/login': moveSave((moved) => ({ moved })),
  },
})
