import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { artifactFit, sellArtifact, takeOffArtifact, wearArtifact, wearBest } from './artifacts.ts'
import { forgeArtifact, forgeOptions } from './forge.ts'
import { healthOptions, restoreHealth, restoreSquad } from './health.ts'
import { buyHammer, completeForce, forceOptions, speedUpForce, startForce } from './improve.ts'
import { paidTokens } from './migration.ts'
import { completeRank, raiseRank, rankOptions, speedUpRank } from './ranks.ts'
import { rewardKinds } from './reward-kinds.ts'
import { setConsumableSlots } from './set-slots.ts'
import { setSquad } from './squad.ts'
import { transfer, transferOptions } from './transfer.ts'
import { useCard } from './use-card.ts'

export const area = defineArea(contract.hero, {
  tables: {
    creature: { keptFor: 'heroes are the player’s', by: 'what they cost' },
  },
  migrations: [paidTokens],
  personal: [{ table: 'creature', by: ['player_id'], exported: ['id', 'state'], hidden: ['player_id'], onDeletion: 'DELETE' }],
  handlers: {
    'GET /api/player/health/options': healthOptions,
    'POST /api/player/health/{id}/restore': restoreHealth,
    'POST /api/player/squad/restore': restoreSquad,
    'POST /api/player/squad/set': setSquad,
    'GET /api/artifact/{id}/fit': artifactFit,
    'POST /api/artifact/{id}/wear': wearArtifact,
    'POST /api/artifact/{id}/takeoff': takeOffArtifact,
    'POST /api/artifact/{id}/sell': sellArtifact,
    'POST /api/creature/{id}/artifact/best': wearBest,
    'GET /api/artifact/{id}/forge/options': forgeOptions,
    'POST /api/artifact/{id}/forge': forgeArtifact,
    'GET /api/force/{creatureId}/options': forceOptions,
    'POST /api/force/start': startForce,
    'POST /api/force/speedup': speedUpForce,
    'POST /api/force/complete': completeForce,
    'POST /api/hammer/buy': buyHammer,
    'GET /api/creature/{id}/rank/options': rankOptions,
    'POST /api/creature/{id}/rank/raise': raiseRank,
    'POST /api/creature/{id}/rank/speedup': speedUpRank,
    'POST /api/creature/{id}/rank/complete': completeRank,
    'POST /api/card/{kind}/use': useCard,
    'POST /api/consumable/slots/set': setConsumableSlots,
    'GET /api/creature/{id}/transfer/options': transferOptions,
    'POST /api/creature/{id}/transfer/{target}': transfer,
  },
  rewardKinds,
})
