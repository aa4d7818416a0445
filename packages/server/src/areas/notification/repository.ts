import type { Tx } from '../../storage/db.ts'

interface NotificationRow {
  readonly id: number
  /** The key of its text. */
  readonly kind: string
  /** JSON of the values in its text. */
  readonly details: string
  /** 0 or 1. */
  readonly seen: number
  readonly at: number
}

/** Adds a notification for the player: the key of its text, and the values in it. */
export const notify = (tx: Tx, playerId: number, kind: string, values: Record<string, string>, now: number): Promise<number> =>
  tx.run('insert into notification (player_id, kind, details, seen, at) values (?, ?, ?, 0, ?)', [
    playerId,
    kind,
    JSON.stringify(values),
    now,
  ])

/** The newest notifications of a player, newest first. */
export async function notificationsOf(tx: Tx, playerId: number, most: number) {
  const rows = await tx.all<NotificationRow>(
    'select id, kind, details, seen, at from notification where player_id = ? order by id desc limit ?',
    [playerId, most],
  )
  return rows.map(({ id, kind, details, seen, at }) => ({
    id,
    kind,
    values: JSON.parse(details) as Record<string, string>,
    at,
    seen: seen === 1,
  }))
}

/** Returns whether there was one to remove. */
export const removeNotification = async (tx: Tx, playerId: number, id: number): Promise<boolean> =>
  (await tx.run('delete from notification where id = ? and player_id = ?', [id, playerId])) > 0

export const markNotificationsSeen = (tx: Tx, playerId: number): Promise<number> =>
  tx.run('update notification set seen = 1 where player_id = ?', [playerId])
