import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { byId, Enum } from '../../schema.ts'
import { PlayerChange } from '../player/entities.ts'
import { Gender } from '../player/enums.ts'
import { Profile } from './entities.ts'

export const calls = defineCalls({
  'GET /api/player/{id}/profile': {
    summary: 'What others may see of a player.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    ...byId,
    reply: Profile,
    errors: ['PLAYER_NOT_FOUND'],
  },
  'POST /api/player/gender/set': {
    summary: 'Change the gender: once for nothing, then for gems.',
    role: 'TRIAL',
    rate: 'write',
    extension: true,
    changes: true,
    body: Type.Object({ gender: Enum(Gender) }),
    reply: PlayerChange,
    errors: ['GENDER_UNCHANGED', 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/player/avatar/{id}/wear': {
    summary: 'Show another of one’s portraits; 0 is the face that the player began with.',
    role: 'TRIAL',
    rate: 'write',
    extension: true,
    changes: true,
    ...byId,
    reply: PlayerChange,
    errors: ['NOT_YOURS'],
  },
})
