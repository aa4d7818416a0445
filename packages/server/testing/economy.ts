// For tests: a database with players who hold nothing.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Db } from '../src/storage/db.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openSqlite } from '../src/storage/sqlite.ts'

/** A customer who meets no condition, without an id. */
export const nobody = {
  ...({ stair: 0, level: 0, membership: 'NONE', clanLevel: 0, clanMembership: 'NONE' } as const),
  ...{ goodPoints: 0, evilPoints: 0, events: [], campaigns: [], offers: [] },
}

/** Brings the schema up to date. Returns a function that adds a player with an empty purse and returns its id. */
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

/** Registers the hooks for one database for all tests of the file. Returns it with a player whose purse is empty: a new one for each test. */
export function emptyPlayerEachTest(): { readonly db: Db; readonly id: number; renew(): Promise<void> } {
  const db = openSqlite(':memory:')
  let newPlayer: () => Promise<number>
  let id: number
  const renew = async () => {
    id = await newPlayer()
  }
  beforeAll(async () => {
    newPlayer = await emptyPlayers(db)
  })
  beforeEach(renew)
  afterAll(() => db.close())
  return {
    db,
    get id() {
      return id
    },
    renew,
  }
}
