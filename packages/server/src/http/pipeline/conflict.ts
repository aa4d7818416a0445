import type { Conflict } from '@skystair/contract'
import type { Area } from '../../area.ts'
import { Refusal } from '../../refusal.ts'
import { findSession } from '../../session/session.ts'
import type { Db, Tx } from '../../storage/db.ts'

/** The player's current state, as the areas say; null where one of them says that there is none to show yet. */
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
 * A conflict with the current state of the player that asked, read after everything that the call did was undone. The refusal stays as it is where
 * there is no session, and where reading the state fails: a refusal must not become an internal error.
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
    .tx(async (tx) => {
      const session = await findSession(tx, tokenHash, now)
      return session ? currentOf(tx, areas, session.playerId, now) : null
    })
    .catch(() => null)
  return current ? new Refusal(refusal.code, { ...refusal.details, current }) : refusal
}
