import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Count, Flag, Id } from '../../schema.ts'
import { Artifact } from '../hero/entities.ts'
import { Player, PlayerChange, PlayerInfo } from './entities.ts'

const marker = Type.String({ minLength: 1, maxLength: 60 })

export const calls = defineCalls({
  'GET /api/player/info/current': {
    summary: 'The player-info envelope; without a player where there is no session. With `init` it counts as the start of a page.',
    role: 'NONE',
    rate: 'read',
    reloads: true,
    query: Type.Object({ frontVersion: Count, init: Type.Optional(Flag) }),
    reply: PlayerInfo,
    errors: ['SESSION_EXPIRED'],
  },
  'GET /api/player/info': {
    summary: 'Artifacts of the catalogue whose pictures a stair range needs.',
    role: 'TRIAL',
    rate: 'read',
    query: Type.Object({ artifactFrom: Count, artifactTo: Count }),
    reply: Type.Object({ artifacts: Type.Array(Artifact), artifactImageMaxStair: Count }),
  },
  'GET /api/player/current': { summary: 'The player.', role: 'TRIAL', rate: 'read', reply: Player },
  'GET /api/player/id/current': { summary: 'Whose session this is.', role: 'TRIAL', rate: 'read', reply: Type.Object({ id: Id }) },
  'POST /api/player/v3/coordinate/set': {
    summary: 'Save where the player stands. Refused beyond the part of the road that is open to the player.',
    role: 'TRIAL',
    rate: 'move',
    changes: true,
    body: Type.Object({ coordinate: Count, contextId: Type.String({ maxLength: 60 }) }),
    reply: PlayerChange,
    errors: ['PLACE_OUT_OF_REACH', 'STATE_CHANGED', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/marker/add': {
    summary: 'Remember a marker.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    body: Type.Object({ marker }),
    reply: PlayerChange,
  },
  'POST /api/marker/addAll': {
    summary: 'Remember several markers.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    body: Type.Object({ markers: Type.Array(marker, { maxItems: 50 }) }),
    reply: PlayerChange,
  },
  'POST /api/marker/remove': {
    summary: 'Forget a marker.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    body: Type.Object({ marker }),
    reply: PlayerChange,
  },
  'POST /api/player/version/update': {
    summary: 'The client has updated itself to this version.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    body: Type.Object({ version: Count }),
    reply: PlayerChange,
  },
})
