import type { Area } from '../area.ts'
import { findSession, hashToken } from '../session/session.ts'
import type { Db } from '../storage/db.ts'

/** The session and the player of a socket. */
export interface SocketOwner {
  readonly tokenHash: string
  readonly playerId: number
  readonly clientUuid: string
  /** Milliseconds after which the socket is closed: a moderator's view as a player ends. Null for a player's own session. */
  readonly closesIn: number | null
}

/** Returns the owner of a session token, or null if the session does not exist or has ended. */
export async function findSocketOwner(db: Db, token: string, now: number): Promise<SocketOwner | null> {
  const tokenHash = hashToken(token)
  const found = await db.read((tx) => findSession(tx, tokenHash, now))
  if (!found) return null
  const closesIn = found.viewerId === null ? null : found.expiresAt - now
  return { tokenHash, playerId: found.playerId, clientUuid: found.clientUuid, closesIn }
}

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
