import type { Conflict } from '@skystair/contract'
import { loadPlayer } from '../../areas/player/repository.ts'
import type { Area } from '../../handlers.ts'
import { Refusal } from '../../refusal.ts'
import { findSession } from '../../session/session.ts'
import type { Db } from '../../storage/db.ts'

/**
 * A conflict with the current state of the player who asks, once all that the call did is undone. The refusal stays as it is where nobody is known, and
 * where the state itself cannot be shown: a refusal must not turn into a failure.
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
      const found = await findSession(tx, tokenHash, now)
      const row = found && (await loadPlayer(tx, found.playerId))
      if (!row || row.state.unchosen) return undefined
      const state = {}
      for (const { current } of areas) Object.assign(state, await current?.(tx, row, now))
      return state as Conflict
    })
    .catch(() => undefined)
  return current ? new Refusal(refusal.code, { ...refusal.details, current }) : refusal
}
