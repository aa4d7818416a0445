import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { enterSnow, getSnow, leaveSnow } from './handlers.ts'
import { visits } from './migration.ts'
import { rewardKinds } from './snowshoes.ts'

export const area = defineArea(contract.snow, {
  tables: {
    snow_visit: { for: 'PLAYER', most: 1 },
  },
  migrations: [visits],
  rewardKinds,
  personal: [
    {
      table: 'snow_visit',
      by: ['player_id'],
      exported: ['visits', 'furthest', 'return_at', 'back_context', 'back_coordinate'],
      hidden: ['player_id'],
      onDeletion: 'DELETE',
    },
  ],
  handlers: { 'GET /api/snow/get': getSnow, 'POST /api/snow/enter': enterSnow, 'POST /api/snow/leave': leaveSnow },
})
