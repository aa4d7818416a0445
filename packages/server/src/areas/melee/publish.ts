import type { Context } from '../../handlers.ts'
import type { Bus } from '../../live/bus/bus.ts'
import { clientsOf } from '../../session/player-changed.ts'
import type { Tx } from '../../storage/db.ts'
import { seatsOf } from './repository.ts'

/** Returns the clients of a melee's players. */
export const clientsIn = async (tx: Tx, meleeId: number, now: number): Promise<readonly string[]> =>
  clientsOf(
    tx,
    (await seatsOf(tx, meleeId)).flatMap(({ playerId }) => playerId ?? []),
    now,
  )

/** Tells clients that their melee has changed. Call it after the commit of the change. */
export async function tellClients(bus: Bus, clients: readonly string[]): Promise<void> {
  for (const client of clients) await bus.publish(`/stomp/personal/${client}`, { type: 'melee.changed', notificationType: 'MELEE_CHANGED' })
}

/** Tells a melee's players on all nodes, after the commit, that it has changed. */
export async function publishMelee({ tx, now, after }: Pick<Context, 'tx' | 'now' | 'after'>, meleeId: number): Promise<void> {
  const clients = await clientsIn(tx, meleeId, now)
  after((bus) => tellClients(bus, clients))
}
