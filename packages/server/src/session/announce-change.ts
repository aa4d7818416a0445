import type { Bus } from '../live/bus/bus.ts'
import type { Tx } from '../storage/db.ts'

/** The open clients of some players. */
export async function clientsOf(tx: Tx, playerIds: readonly number[], now: number): Promise<string[]> {
  if (playerIds.length === 0) return []
  const rows = await tx.all<{ client_uuid: string }>(
    `select client_uuid from session where player_id in (${playerIds.map(() => '?').join(', ')}) and revoked_at is null and expires_at > ?`,
    [...playerIds, now],
  )
  return rows.map(({ client_uuid }) => client_uuid)
}

/** Tells clients that their player changed behind their backs, so that they ask for it anew. To be told only once the change is committed. */
export async function tellChanged(bus: Bus, clients: readonly string[]): Promise<void> {
  for (const client of clients)
    await bus.publish(`/stomp/personal/${client}`, { type: 'player.changed', notificationType: 'PLAYER_CHANGED' })
}
