import { readFileSync } from 'node:fs'
import type { Db } from '../../src/storage/db.ts'
import { ids } from '../../src/storage/migrate.ts'

/** Session tokens of the players of the saved game. */
export const sessions = {
  anna: 'SQW-SdoNQ2CpZ4bXx0MgEYij9MGifbbo3v5V99ZwtBQ',
  boris: 'lcEkiJ32LQTjQ6ZjVK4Wn_zISr2t8Q9yGx-Pm3db5PA',
  cara: 'RaenCel9nesu0sNLV5jk47cpvC4OYvQ0pnshONYc90I',
} as const

/** The release's last write: on 28 October 2026, during an event. */
export const savedAt = 1_793_217_600_000

/** Returns the SQL of a release's database, with `{{id}}` for the type of an auto-incrementing primary key. */
export const savedStatements = (release: '0.1.0'): string[] =>
  readFileSync(new URL(`${release}.sql`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('--'))

/** Fills an empty database with the data of a release. */
export const loadSavedGame = (db: Db, release: '0.1.0'): Promise<void> =>
  db.tx(async (tx) => {
    const postgres = tx.lock !== ''
    for (const statement of savedStatements(release)) {
      await tx.run(statement.replaceAll('{{id}}', ids[postgres ? 'postgres' : 'sqlite']))
      const [, table] = statement.match(/^create table (\w+) \( ?id \{\{id\}\}/) ?? []
      // The rows have ids: PostgreSQL needs the number from which to continue counting.
      if (postgres && table) await tx.run(`alter table ${table} alter column id restart with 10000`)
    }
  })
