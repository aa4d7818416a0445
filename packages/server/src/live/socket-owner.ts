import type { Area } from '../area.ts'
import { findSession, hashToken } from '../session/session.ts'
import type { Db, Tx } from '../storage/db.ts'

/** The session and the player of a socket. */
export interface SocketOwner {
  readonly tokenHash: string
  readonly playerId: number
  readonly clientUuid: string
  /** The players whose messages the player does not want. */
  readonly mutes: ReadonlySet<number>
  /** Milliseconds after which the socket is closed: a moderator's view as a player ends. Null for a player's own session. */
  readonly closesIn: number | null
}

/** Returns the owner of a session token, or null if the session does not exist or has ended. */
export function findSocketOwner(db: Db, areas: Mutes, token: string, now: number): Promise<SocketOwner | null> {
  const tokenHash = hashToken(token)
  return db.read(async (tx) => {
    const found = await findSession(tx, tokenHash, now)
    if (!found) return null
    const { playerId, clientUuid, expiresAt, viewerId } = found
    const closesIn = viewerId === null ? null : expiresAt - now
    return { tokenHash, playerId, clientUuid, closesIn, mutes: await mutesIn(tx, areas, playerId) }
  })
}

type Mutes = readonly Pick<Area, 'mutes'>[]

async function mutesIn(tx: Tx, areas: Mutes, playerId: number): Promise<ReadonlySet<number>> {
  const all = new Set<number>()
  for (const { mutes } of areas) for (const id of (await mutes?.(tx, playerId)) ?? []) all.add(id)
  return all
}

/** Returns whose messages a player does not want now. */
export const mutesOf = (db: Db, areas: Mutes, { playerId }: SocketOwner): Promise<ReadonlySet<number>> =>
  db.read((tx) => mutesIn(tx, areas, playerId))

/** True if a player may subscribe to a destination now: the broadcast, the own one, and what an area allows. */
export async function maySubscribe(
  db: Db,
  areas: readonly Pick<Area, 'mayHear'>[],
  destination: string,
  { clientUuid, playerId }: SocketOwner,
): Promise<boolean> {
  if (destination === '/stomp/broadcast' || destination === `/stomp/personal/${clientUuid}`) return true
  for (const { mayHear } of areas) if (mayHear && (await db.read((tx) => mayHear(tx, playerId, destination)))) return true
  return false
}
