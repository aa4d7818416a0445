import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { refuse } from '../../refusal.ts'
import { setting } from '../player/change.ts'
import { presentPlayer } from '../player/present.ts'
import { markNotificationsSeen, notificationsOf, removeNotification } from './repository.ts'

/** How many notifications are listed. */
const LISTED = 100

export const area = defineArea(contract.notification, {
  handlers: {
    'GET /api/player/notif/list': ({ tx, playerId }) => notificationsOf(tx, playerId, LISTED),
    'POST /api/player/notif/remove/{id}': async ({ tx, playerId, params }) => {
      if (!(await removeNotification(tx, playerId, params.id))) throw refuse('NOTIFICATION_NOT_FOUND')
      return { removed: true }
    },
    'POST /api/player/notification/reset': async ({ tx, playerId, now }) => {
      await markNotificationsSeen(tx, playerId)
      return presentPlayer(tx, playerId, now)
    },
    'POST /api/player/news/road/reset': setting((state) => {
      state.roadNews = false
    }),
    'POST /api/player/news/creature/reset': setting((state) => {
      state.creatureNews = false
    }),
  },
})
