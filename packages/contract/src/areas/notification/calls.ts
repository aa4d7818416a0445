import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { byId, Flag, Id, Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'

export const calls = defineCalls({
  'GET /api/player/notif/list': {
    summary: 'Notifications, newest first.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(
      Type.Object({ id: Id, kind: Type.String(), values: Type.Record(Type.String(), Type.String()), at: Time, seen: Flag }),
    ),
  },
  'POST /api/player/notif/remove/{id}': {
    summary: 'Remove a notification.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: Type.Object({ removed: Flag }),
    errors: ['NOTIFICATION_NOT_FOUND'],
  },
  'POST /api/player/notification/reset': {
    summary: 'All notifications were seen.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Player,
  },
  'POST /api/player/news/road/reset': {
    summary: 'The news of the road were seen.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Player,
  },
  'POST /api/player/news/creature/reset': {
    summary: 'The news of the heroes were seen.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Player,
  },
})
