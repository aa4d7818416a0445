import { type NoteKind, type NoteKindWithoutValues, type NoteValues, noteValues } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'
import type { Outdated } from '../../sweep.ts'

interface NotificationRow {
  readonly id: number
  /** Key of its text. */
  readonly kind: string
  /** JSON of the values inserted into its text. */
  readonly details: string
  /** 0 or 1. */
  readonly seen: number
  readonly at: number
}

/** Adds a notification for the player: its kind, and the values of its text. */
export const notify = <K extends NoteKind>(tx: Tx, playerId: number, kind: K, values: NoteValues<K>, now: number): Promise<number> =>
  tx.run('insert into notification (player_id, kind, details, seen, at) values (?, ?, ?, 0, ?)', [
    playerId,
    kind,
    JSON.stringify(values),
    now,
  ])

/** Adds a notification without values, unless the player has one of its kind and has not seen it. */
export const notifyUnlessUnseen = (tx: Tx, playerId: number, kind: NoteKindWithoutValues, now: number): Promise<number> =>
  tx.run(
    `insert into notification (player_id, kind, details, seen, at)
     select cast(? as bigint), ?, '{}', 0, cast(? as bigint)
     where not exists (select 1 from notification where player_id = ? and kind = ? and seen = 0)`,
    [playerId, kind, now, playerId, kind],
  )

/** Returns a player's newest notifications, newest first, without those of a kind that only a newer server knows. */
export async function notificationsOf(tx: Tx, playerId: number, most: number) {
  const rows = await tx.all<NotificationRow>(
    'select id, kind, details, seen, at from notification where player_id = ? order by id desc limit ?',
    [playerId, most],
  )
  return rows
    .filter(({ kind }) => Object.hasOwn(noteValues, kind))
    .map(({ id, kind, details, seen, at }) => ({
      ...{ id, kind, at },
      values: JSON.parse(details) as Record<string, string>,
      seen: seen === 1,
    }))
}

/** Removes a notification. Returns whether it existed. */
export const removeNotification = async (tx: Tx, playerId: number, id: number): Promise<boolean> =>
  (await tx.run('delete from notification where id = ? and player_id = ?', [id, playerId])) > 0

export const markNotificationsSeen = (tx: Tx, playerId: number): Promise<number> =>
  tx.run('update notification set seen = 1 where player_id = ? and seen = 0', [playerId])

/** Notifications older than this, in milliseconds, seen or not. */
export const oldNotifications = (kept: number): Outdated => ({ table: 'notification', where: 'at < ?', values: (now) => [now - kept] })

/** Seen notifications older than this, in milliseconds. */
export const seenNotifications = (kept: number): Outdated => ({
  ...{ table: 'notification', where: 'at < ? and seen = 1' },
  values: (now) => [now - kept],
})

/** Removes a name from a player's notifications of a kind. */
export async function forgetNameIn(tx: Tx, playerId: number, kind: NoteKind, name: string): Promise<void> {
  const rows = await tx.all<NotificationRow>('select id, kind, details, seen, at from notification where player_id = ? and kind = ?', [
    playerId,
    kind,
  ])
  for (const { id, details } of rows) {
    const values = JSON.parse(details) as Record<string, string>
    if (values.name === name)
      await tx.run('update notification set details = ? where id = ?', [JSON.stringify({ ...values, name: '' }), id])
  }
}
