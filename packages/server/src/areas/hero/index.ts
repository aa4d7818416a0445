import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { healthOptions, restoreHealth } from './health.ts'
import { rewardKinds } from './reward-kinds.ts'
import { setSquad } from './squad.ts'

export const area = defineArea(contract.hero, {
  handlers: {
    'GET /api/player/health/options': healthOptions,
    'POST /api/player/health/{id}/restore': restoreHealth,
    'POST /api/player/squad/set': setSquad,
  },
  rewardKinds,
})
