import type { Conflict } from '@skystair/contract'
import type { Area } from '../../area.ts'
import { Refusal } from '../../refusal.ts'
import { findSession } from '../../session/session.ts'
import type { Db, Tx } from '../../storage/db.ts'

/** Returns the player's current state from all areas; null if one of them has none yet. */
async function currentOf(tx: Tx, areas: readonly Area[], playerId: number, now: number): Promise<Conflict | null> {
  const current = {}
  for (const area of areas) {
    const part = await area.current?.(tx, playerId, now)
    if (part === null) return null
    Object.assign(current, part)
  }
  return current as Conflict
}

/**
 * Returns a conflict with the player's current state, read after the call was rolled back. Returns the refusal unchanged if there is no session or if reading
 * the state fails: a refusal must not become an internal error.
 */
export async function withCurrent(
  db: Db,
  areas: readonly Area[],
  refusal: Refusal,
  tokenHash: string | null,
  now: number,
): Promise<Refusal> {
  if (refusal.status !== 409 || tokenHash === null) return refusal
  const current = await db
    .read(async (tx) => {
      const session = await findSession(tx, tokenHash, now)
      return session ? currentOf(tx, areas, session.playerId, now) : null
    })
    .catch(() => null)
  return current ? new Refusal(refusal.code, { ...refusal.details, current }) : refusal
}
