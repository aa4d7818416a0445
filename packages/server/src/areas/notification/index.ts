import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { refuse } from '../../refusal.ts'
import { setting } from '../player/change.ts'
import { notificationTimes } from './migration.ts'
import { pushKey, subscribeBrowser, unsubscribeBrowser } from './push/calls.ts'
import { deliverDue } from './push/deliver.ts'
import { pushes } from './push/migration.ts'
import { markNotificationsSeen, notificationsOf, oldNotifications, removeNotification, seenNotifications } from './repository.ts'

/** Maximum number of notifications in the list. */
const LISTED = 100
/** How long a seen notification stays, in milliseconds. */
const SEEN_STAYS = 60 * 86_400_000
/** How long any notification stays, in milliseconds. */
const STAYS = 180 * 86_400_000

export const area = defineArea(contract.notification, {
  tables: {
    notification: { days: 180 },
    push_message: { until: 'it is sent, or a day late' },
    push_subscription: { for: 'PLAYER', most: 10 },
  },
  migrations: [notificationTimes, pushes],
  recurring: deliverDue,
  sweep: [seenNotifications(SEEN_STAYS), oldNotifications(STAYS)],
  personal: [
    {
      table: 'notification',
      by: ['player_id'],
      exported: ['kind', 'details', 'seen', 'at'],
      hidden: ['id', 'player_id'],
      onDeletion: 'DELETE',
    },
    {
      table: 'push_subscription',
      by: ['player_id'],
      exported: ['endpoint', 'time_zone', 'at'],
      hidden: ['id', 'player_id', 'p256dh', 'auth'],
      onDeletion: 'DELETE',
    },
    {
      table: 'push_message',
      by: ['player_id'],
      exported: ['kind', 'details', 'due_at', 'tries'],
      hidden: ['player_id', 'key', 'waiting', 'claimed_until'],
      onDeletion: 'DELETE',
    },
  ],
  handlers: {
    'GET /api/player/notif/list': ({ tx, playerId }) => notificationsOf(tx, playerId, LISTED),
    'POST /api/player/notif/remove/{id}': async ({ tx, playerId, params }) => {
      if (!(await removeNotification(tx, playerId, params.id))) throw refuse('NOTIFICATION_NOT_FOUND')
      return { removed: true }
    },
    'POST /api/player/notification/reset': async ({ tx, playerId }) => {
      await markNotificationsSeen(tx, playerId)
      return {}
    },
    'POST /api/player/news/road/reset': setting((state) => {
      state.roadNews = false
    }),
    'GET /api/player/push/key': pushKey,
    'POST /api/player/push/subscribe': subscribeBrowser,
    'POST /api/player/push/unsubscribe': unsubscribeBrowser,
    'POST /api/player/news/creature/reset': setting((state) => {
      state.creatureNews = false
    }),
  },
})
