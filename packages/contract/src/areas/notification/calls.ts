import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { byId, Flag, Id, Nullable, Time, text } from '../../schema.ts'
import { PlayerChange } from '../player/entities.ts'

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
    summary: 'Mark all notifications as seen.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: PlayerChange,
  },
  'POST /api/player/news/road/reset': {
    summary: 'Mark the news of the road as seen.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: PlayerChange,
  },
  'POST /api/player/news/creature/reset': {
    summary: 'Mark the news of the heroes as seen.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: PlayerChange,
  },
  'GET /api/player/push/key': {
    summary: 'The public key with which a browser subscribes to messages outside the game; null if this server sends none.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Object({ key: Nullable(Type.String()) }),
  },
  'POST /api/player/push/subscribe': {
    summary: 'Also send messages to this browser, once the player has switched them on.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    /** As in `PushSubscription.toJSON()`. The time zone is that of the device, such as Europe/Moscow: nothing is sent during its night. */
    body: Type.Object({
      endpoint: text(1000),
      p256dh: text(100),
      auth: text(40),
      timeZone: text(60),
    }),
    reply: Type.Object({ subscribed: Flag }),
    errors: ['PLATFORM_NOT_SET', 'TARGET_FORBIDDEN'],
  },
  'POST /api/player/push/unsubscribe': {
    summary: 'Stop sending messages to this browser.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    body: Type.Object({ endpoint: text(1000) }),
    reply: Type.Object({ unsubscribed: Flag }),
  },
})
