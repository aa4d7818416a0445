import { readFileSync } from 'node:fs'
import type { Db } from '../../src/storage/db.ts'
import { ids } from '../../src/storage/migrate.ts'

/** Players of the saved game: the tokens of their sessions. */
export const sessions = {
  anna: 'SQW-SdoNQ2CpZ4bXx0MgEYij9MGifbbo3v5V99ZwtBQ',
  boris: 'lcEkiJ32LQTjQ6ZjVK4Wn_zISr2t8Q9yGx-Pm3db5PA',
  cara: 'RaenCel9nesu0sNLV5jk47cpvC4OYvQ0pnshONYc90I',
} as const

/** When the release last wrote: on 28 October 2026, during an event. */
export const savedAt = 1_793_217_600_000

/** The SQL that made the database of a release, with `{{id}}` for the type of a primary key that counts up. */
export const savedStatements = (release: '0.1.0'): string[] =>
  readFileSync(new URL(`${release}.sql`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('--'))

/** Fills an empty database with what a release has left behind. */
export const loadSavedGame = (db: Db, release: '0.1.0'): Promise<void> =>
  db.tx(async (tx) => {
    const postgres = tx.lock !== ''
    for (const statement of savedStatements(release)) {
      await tx.run(statement.replaceAll('{{id}}', ids[postgres ? 'postgres' : 'sqlite']))
      const [, table] = statement.match(/^create table (\w+) \( ?id \{\{id\}\}/) ?? []
      // The rows come with their ids: PostgreSQL counts on only where it is told to.
      if (postgres && table) await tx.run(`alter table ${table} alter column id restart with 10000`)
    }
  })
