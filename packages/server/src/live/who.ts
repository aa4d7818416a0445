import { findSession, hashToken } from '../session/session.ts'
import type { Db } from '../storage/db.ts'

/** Who is at the other end of a socket. */
export interface Listening {
  readonly tokenHash: string
  readonly playerId: number
  readonly clientUuid: string
  readonly clanId: number | null
}

/** The owner of a session token, or null. */
export async function whoIs(db: Db, token: string, now: number): Promise<Listening | null> {
  const tokenHash = hashToken(token)
  const found = await db.tx((tx) => findSession(tx, tokenHash, now))
  // Nobody is in a clan until clans are built.
  return found ? { tokenHash, playerId: found.playerId, clientUuid: found.clientUuid, clanId: null } : null
}

/** Whether somebody may hear a destination. */
export const mayHear = (destination: string, who: Listening): boolean =>
  destination === '/stomp/broadcast' ||
  destination === `/stomp/personal/${who.clientUuid}` ||
  (who.clanId !== null && destination === `/stomp/clan/${who.clanId}`)
