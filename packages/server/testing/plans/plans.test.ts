// No statement of the game reads or sorts a whole table that grows with the number of players or with time.
import { DAY } from '@skystair/contract/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lostGuests } from '../../src/areas/security/guests.ts'
import { areas } from '../../src/generated/areas.ts'
import { oldReplies } from '../../src/http/pipeline/remember.ts'
import { personalOf } from '../../src/personal.ts'
import { oldSessions } from '../../src/session/session.ts'
import type { Db } from '../../src/storage/db.ts'
import { sweepSome } from '../../src/sweep.ts'
import { engines, type TestDatabase } from '../engines.ts'
import { testApp, testClock } from '../test-app.ts'
import { copyRows } from './copy-rows.ts'
import { readsAll, staysSmall } from './exceptions.ts'
import { CASES_AT } from './filled.ts'
import { gameTables, multiply, type Schema } from './multiply.ts'
import { playCases } from './play-cases.ts'
import { longOnPostgres } from './postgres-plans.ts'
import { readOther } from './read-other.ts'
import { recordedDb, type Statements } from './recorded-db.ts'
import { longOnSqlite } from './sqlite-plans.ts'
import { writtenStatements } from './written-statements.ts'

const [sqlite, postgres] = engines
/** Rows of each table of the full database, and how many of them a statement may read. */
const [ROWS, MOST] = [3000, 500]

let schema: Schema
let played: TestDatabase
const statements: Statements = new Map()
/** Statements that no contract case has run. */
const neverRun: string[] = []

const grows = (table: string) => !staysSmall.has(table)
const oneLine = (sql: string) => sql.replace(/\s+/g, ' ').trim()
/** A part of a statement as a regular expression, with any white space. */
const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')
const isException = (sql: string) => [...readsAll.keys()].some((begin) => oneLine(sql).startsWith(begin))

async function play(db: Db, only?: readonly string[]): Promise<void> {
  const server = await testApp({ db: recordedDb(db, statements), clock: testClock(CASES_AT) })
  await playCases(server, only)
  await readOther(server)
  for (const { recurring } of areas) await recurring?.(server.deps)
  const personal = personalOf(areas)
  for (const sweep of [oldReplies, ...oldSessions, ...areas.flatMap(({ sweep = [] }) => sweep)])
    await server.deps.db.tx((tx) => sweepSome(tx, sweep, server.clock(), personal))
  // Guests whose sessions the cases have ended.
  await server.deps.db.tx((tx) => sweepSome(tx, lostGuests, server.clock() + 365 * DAY, personal))
  await server.app.close()
}

beforeAll(async () => {
  schema = await gameTables()
  played = await sqlite.create()
  await play(played.db)
  const ran = [...statements.keys()].map(oneLine)
  for (const { file, parts } of writtenStatements()) {
    const pattern = new RegExp(parts.map((part) => (part === null ? '.*' : escaped(part))).join(''))
    if (ran.some((sql) => pattern.test(sql))) continue
    const sql = parts.map((part) => part ?? '…').join('')
    // The search for words of PostgreSQL, which runs below.
    if (sql.includes('::tsquery')) continue
    if (parts.includes(null)) neverRun.push(`${file}: ${oneLine(sql)}`)
    else
      statements.set(
        sql,
        Array.from(sql.matchAll(/\?/g), () => '1'),
      )
  }
})
afterAll(() => played.drop())

/** Whether a statement reads the catalogue of one engine, which does not grow and which the other engine does not have. */
const isOfCatalogue = (sql: string) => /\b(pg_\w+|pragma_\w+|sqlite_schema)\b/.test(sql)

/** Statements that read; those that only insert values cannot be long. */
const reading = () =>
  [...statements].filter(
    ([sql]) => /^\s*(select|update|delete|with|insert.*\bselect\b)/s.test(sql) && !isException(sql) && !isOfCatalogue(sql),
  )

it('every statement of the repositories is explained', () => {
  expect(neverRun).toEqual([])
  expect(statements.size).toBeGreaterThan(300)
})

it('no exception is left of a statement that is gone', () => {
  const all = [...statements.keys()].map(oneLine)
  expect([...readsAll.keys()].filter((begin) => !all.some((sql) => sql.startsWith(begin)))).toEqual([])
  expect([...staysSmall.keys()].filter((table) => !schema.has(table))).toEqual([])
})

it('on SQLite no statement reads or sorts a whole table', async () => {
  const long: string[] = []
  for (const [sql] of reading()) {
    const why = await longOnSqlite(played.db, sql, schema, grows)
    if (why) long.push(`${oneLine(sql)}: ${why}`)
  }
  expect(long).toEqual([])
})

it.skipIf(!postgres.here)('on PostgreSQL no statement reads many rows of a full database', async () => {
  const full = await postgres.create()
  await copyRows(played.db, full.db, schema)
  // The search for words and the deletion of outdated rows are written differently for each engine.
  await play(full.db, ['forum'])
  await full.db.tx(async (tx) => {
    await tx.run('set local session_replication_role = replica')
    await multiply(tx, schema, (table) => (staysSmall.has(table) ? 0 : ROWS))
  })
  await full.db.tx(async (tx) => void (await Promise.all([...schema.keys()].map((table) => tx.run(`analyze ${table}`)))))
  const long: string[] = []
  for (const [sql, values] of reading()) {
    if (/forum_words|\browid\b/.test(sql)) continue
    const why = await longOnPostgres(full.db, sql, values, MOST, grows)
    if (why.length > 0) long.push(`${oneLine(sql)}: ${why.join(', ')}`)
  }
  await full.drop()
  expect(long).toEqual([])
})
