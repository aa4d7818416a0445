import type { Conflict } from '@skystair/contract'
import { showBattle } from './areas/battle/show.ts'
import { presentRow } from './areas/player/present.ts'
import { loadPlayer } from './areas/player/repository.ts'
import { Refusal } from './refusal.ts'
import { findSession } from './session/session.ts'
import type { Db } from './storage/db.ts'

/**
 * A conflict with the current state of whoever asked, once all that the call did is undone. It stays as it is where nobody is known, and where
 * the state itself cannot be shown: a refusal must not turn into a failure.
 */
export async function withCurrent(db: Db, refusal: Refusal, tokenHash: string | null, now: number): Promise<Refusal> {
  if (refusal.status !== 409 || tokenHash === null) return refusal
  const current = await db
    .tx(async (tx): Promise<Conflict | undefined> => {
      const found = await findSession(tx, tokenHash, now)
      const row = found && (await loadPlayer(tx, found.playerId))
      return row && !row.state.unchosen ? { player: await presentRow(tx, row, now), battle: await showBattle(tx, row.state) } : undefined
    })
    .catch(() => undefined)
  return current ? new Refusal(refusal.code, { ...refusal.details, current }) : refusal
}
