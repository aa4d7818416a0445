import type { Migration } from '../../storage/migrate.ts'

/** Lets the server find old notifications without reading all. */
export const notificationTimes: Migration = {
  name: '2026-11-23-notification-times',
  sql: ['create index notification_at on notification (at)'],
}
