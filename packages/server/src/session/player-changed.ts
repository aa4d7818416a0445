import type { Context } from '../handlers.ts'
import type { Bus } from '../live/bus/bus.ts'
import type { Tx } from '../storage/db.ts'

/** Returns the client UUIDs of the players' live sessions. */
export async function clientsOf(tx: Tx, playerIds: readonly number[], now: number): Promise<string[]> {
  if (playerIds.length === 0) return []
  const rows = await tx.all<{ client_uuid: string }>(
    `select client_uuid from session where player_id in (${playerIds.map(() => '?').join(', ')}) and revoked_at is null and expires_at > ?`,
    [...playerIds, now],
  )
  return rows.map(({ client_uuid }) => client_uuid)
}

/** Sends PLAYER_CHANGED to clients, which then reload their player. Call it after the commit of the change. */
export async function publishPlayerChanged(bus: Bus, clients: readonly string[]): Promise<void> {
  for (const client of clients)
    await bus.publish(`/stomp/personal/${client}`, { type: 'player.changed', notificationType: 'PLAYER_CHANGED' })
}

/** Sends PLAYER_CHANGED to a player's clients on all nodes after the commit. */
export async function notifyPlayer({ tx, now, after }: Pick<Context, 'tx' | 'now' | 'after'>, playerId: number): Promise<void> {
  const clients = await clientsOf(tx, [playerId], now)
  after((bus) => publishPlayerChanged(bus, clients))
}
