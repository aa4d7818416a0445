// Measures the storage engines alone: commits of one row, each on the disk before the next begins.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Cost } from './callers.ts'

export interface RawCommits {
  /** Makes this many commits. */
  measure(commits: number): Promise<Cost>
  close(): Promise<void>
}

const TABLE = 'create table raw (key text, value text)'
const VALUE = 'x'.repeat(100)

export function rawSqlite(folder: string): RawCommits {
  const db = new DatabaseSync(join(folder, 'raw.db'))
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) db.exec(`pragma ${pragma}`)
  db.exec(TABLE)
  const insert = db.prepare('insert into raw values (?, ?)')
  return {
    async measure(commits) {
      const [began, worked] = [performance.now(), process.cpuUsage()]
      for (let i = 0; i < commits; i++) insert.run(String(i), VALUE)
      const { user, system } = process.cpuUsage(worked)
      return { perSecond: (1000 * commits) / (performance.now() - began), work: (user + system) / commits }
    },
    async close() {
      db.close()
    },
  }
}

/** Throws if PostgreSQL confirms commits that are not on the disk. */
async function requireDurable(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await pool.query<Record<string, string>>(`show ${setting}`)
    const value = rows[0]?.[setting]
    if (value !== 'on') throw new Error(`PostgreSQL has ${setting} = ${value}: its commits would not be on the disk.`)
  }
}

/** Several connections commit at the same time. */
export async function rawPostgres(url: string, connections: number): Promise<RawCommits> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  await requireDurable(pool)
  await pool.query(TABLE)
  return {
    async measure(commits) {
      const [began, worked] = [performance.now(), process.cpuUsage()]
      let left = commits
      const one = async () => {
        while (left-- > 0) await pool.query({ name: 'raw', text: 'insert into raw values ($1, $2)', values: [String(left), VALUE] })
      }
      await Promise.all(Array.from({ length: connections }, one))
      const { user, system } = process.cpuUsage(worked)
      return { perSecond: (1000 * commits) / (performance.now() - began), work: (user + system) / commits }
    },
    close: () => pool.end(),
  }
}
