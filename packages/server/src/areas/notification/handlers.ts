import type { contract } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { presentPlayer } from '../player/present.ts'

type Calls = typeof contract.player

/** The newest are enough: older ones have been lived through. */
const SHOWN = 100

export const listNotifications: Handler<Calls['GET /api/player/notif/list']> = async ({ tx, playerId }) => {
  const rows = await tx.all<{ id: number; kind: string; details: string; seen: number; at: number }>(
    `select id, kind, details, seen, at from notification where player_id = ? order by id desc limit ${SHOWN}`,
    [playerId],
  )
  return rows.map(({ id, kind, details, seen, at }) => ({
    id,
    kind,
    values: JSON.parse(details) as Record<string, string>,
    at,
    seen: seen === 1,
  }))
}

export const removeNotification: Handler<Calls['POST /api/player/notif/remove/{id}']> = async ({ tx, playerId, params }) => {
  const removed = await tx.run('delete from notification where id = ? and player_id = ?', [params.id, playerId])
  if (removed === 0) throw refuse('NOTIFICATION_NOT_FOUND')
  return { removed: true }
}

export const seeNotifications: Handler<Calls['POST /api/player/notification/reset']> = async ({ tx, playerId, now }) => {
  await tx.run('update notification set seen = 1 where player_id = ?', [playerId])
  return presentPlayer(tx, playerId, now)
}
