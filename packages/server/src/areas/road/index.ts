import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { ensure, special } from './ensure.ts'
import { wounds } from './migration.ts'
import { mayHear } from './neighbours.ts'
import { choose, gain, takeResource, takeSkill } from './take.ts'
import { getTeleport, turnBack, useTeleport, useTurn } from './travel.ts'

export const area = defineArea(contract.road, {
  tables: {
    place_state: { for: 'PLAYER', most: 'CATALOGUE' },
  },
  mayHear,
  migrations: [wounds],
  personal: [
    {
      table: 'place_state',
      by: ['player_id'],
      exported: ['place_id', 'used', 'battle_lost', 'won', 'wounds', 'at'],
      hidden: ['player_id'],
      onDeletion: 'DELETE',
    },
  ],
  handlers: {
    'GET /api/place/v3/ensure': ensure,
    'GET /api/place/special/get': special,
    'GET /api/resourcePlace/{id}/take': takeResource,
    'GET /api/skill/place/{id}/take': takeSkill,
    'POST /api/place/gainable/{id}/gain': gain,
    'POST /api/place/gainable/{id}/choose/{choice}': choose,
    'POST /api/turn/{id}/use': useTurn,
    'POST /api/turn/back/{id}': turnBack,
    'GET /api/teleport/{id}/get': getTeleport,
    'POST /api/teleport/{id}/use/{target}': useTeleport,
  },
})
