// Guests who cannot come back: their last session has ended, and they have no password and no platform.
import type { Personal } from '../../personal-table.ts'
import { lostGuest } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import type { OutdatedThing } from '../../sweep.ts'
import { forgetMoves } from '../battle/repository.ts'
import { setUpdated } from '../player/repository.ts'
import { eraseAll } from './deletion.ts'
import { deleteRows, hasRows } from './repository.ts'

/** How long after the last change of their game guests are deleted, milliseconds. */
const GUESTS_STAY = 180 * 86_400_000

/** Tables whose rows stay when an account is deleted, but not those of a lost guest, whom they alone concern. The player comes last. */
const OWN: readonly string[] = ['battle', 'draw', 'ledger', 'purse', 'reward', 'player']

/** Deletes the rest of an erased guest, unless rows that others need refer to it: fights in the arena, an invitation, a clan's books. */
async function deleteRest(tx: Tx, { tables }: Personal, id: number, now: number): Promise<void> {
  for (const rule of tables)
    if (rule.onDeletion !== 'DELETE' && !OWN.includes(rule.table) && (await hasRows(tx, rule, id)))
      return void (await setUpdated(tx, id, now))
  await forgetMoves(tx, id)
  for (const table of OWN) await deleteRows(tx, tables.find((rule) => rule.table === table)!, id)
}

export const lostGuests: OutdatedThing = {
  async one(tx, now, personal) {
    const id = await lostGuest(tx, now - GUESTS_STAY)
    if (id === undefined) return false
    await personal.forgetName(tx, id, '', now)
    await eraseAll(tx, id, personal)
    await deleteRest(tx, personal, id, now)
    return true
  },
}
