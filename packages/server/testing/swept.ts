import type { Personal } from '../src/personal-table.ts'
import type { Db, Tx } from '../src/storage/db.ts'
import { type Sweep, sweepSome } from '../src/sweep.ts'

const nobody: Personal = { tables: [], forgetName: async () => {} }
const rowsOf = async (tx: Tx, table: string) => (await tx.one<{ rows: number }>(`select count(*) as rows from ${table}`))!.rows

/** Removes all that is outdated at a time. Returns the number of deleted rows. */
export async function swept(db: Db, sweeps: readonly Sweep[], now: number, personal = nobody): Promise<number> {
  let deleted = 0
  for (const sweep of sweeps) {
    const table = 'table' in sweep ? sweep.table : null
    const before = table ? await db.tx((tx) => rowsOf(tx, table)) : 0
    while (await db.tx((tx) => sweepSome(tx, sweep, now, personal)));
    deleted += table ? before - (await db.tx((tx) => rowsOf(tx, table))) : 0
  }
  return deleted
}
