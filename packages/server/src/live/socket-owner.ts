import { findSession, hashToken } from '../session/session.ts'
import type { Db } from '../storage/db.ts'

/** The session and the player of a socket. */
export interface SocketOwner {
  readonly tokenHash: string
  readonly playerId: number
  readonly clientUuid: string
  readonly clanId: number | null
}

/** Returns the owner of a session token, or null where the session does not exist or has ended. */
export async function findSocketOwner(db: Db, token: string, now: number): Promise<SocketOwner | null> {
  const tokenHash = hashToken(token)
  const found = await db.tx((tx) => findSession(tx, tokenHash, now))
  // Clans are not built yet.
  return found ? { tokenHash, playerId: found.playerId, clientUuid: found.clientUuid, clanId: null } : null
}

/** Whether a player may subscribe to a destination. */
export const maySubscribe = (destination: string, owner: SocketOwner): boolean =>
  destination === '/stomp/broadcast' ||
  destination === `/stomp/personal/${owner.clientUuid}` ||
  (owner.clanId !== null && destination === `/stomp/clan/${owner.clanId}`)
