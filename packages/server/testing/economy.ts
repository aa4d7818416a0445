// For tests: a database with players who hold nothing.
import type { Db } from '../src/storage/db.ts'
import { migrate } from '../src/storage/migrate.ts'

/** Brings the schema up to date, and makes a function that adds a player with an empty purse and returns its id. */
export async function emptyPlayers(db: Db): Promise<() => Promise<number>> {
  await migrate(db, [])
  let count = 0
  return async () => {
    const row = await db.tx((tx) =>
      tx.one<{ id: number }>(
        `insert into player (access_level, source, code, version, state, created_at, updated_at)
         values ('TRIAL', 'own', ?, 0, '{}', 0, 0) returning id`,
        [`code ${++count}`],
      ),
    )
    if (!row) throw new Error('the database returned no id')
    return row.id
  }
}
