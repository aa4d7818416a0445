import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { engines } from '../testing/engines.ts'
import { areas } from './generated/areas.ts'
import { oldReplies } from './http/pipeline/remember.ts'
import { serverTables } from './server-tables.ts'
import { oldSessions } from './session/session.ts'
import type { Db } from './storage/db.ts'
import type { TableRule } from './table-rule.ts'

const owners = [...areas.map(({ tables = {} }) => tables), serverTables]
const rules = new Map<string, TableRule>(owners.flatMap((tables) => Object.entries(tables)))

/** The tables of a database. On SQLite the index of the forum's words consists of tables, which grow with the topics. */
async function tablesOf(db: Db): Promise<string[]> {
  const rows = await db.tx((tx) =>
    tx.all<{ name: string }>(
      tx.engine === 'sqlite'
        ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'forum_words%'"
        : 'select tablename as name from pg_tables where schemaname = current_schema()',
    ),
  )
  return rows.map(({ name }) => name)
}

it('no table has two rules', () => {
  expect(rules.size).toBe(owners.flatMap(Object.keys).length)
})

for (const { engine, here, create } of engines)
  it.skipIf(!here)(`every table on ${engine} says why it does not grow without an end`, async () => {
    const { db, drop } = await create()
    const tables = await tablesOf(db)
    await drop()
    expect(tables.filter((table) => !rules.has(table))).toEqual([])
    expect([...rules.keys()].filter((table) => !tables.includes(table))).toEqual([])
  })

it('rows that are deleted after some days are deleted by a sweep, after so many days', () => {
  const now = Date.UTC(2026, 0, 10)
  const sweeps = [oldReplies, ...oldSessions, ...areas.flatMap(({ sweep = [] }) => sweep)]
  for (const [table, rule] of rules) {
    if (!('days' in rule)) continue
    const own = sweeps.filter((sweep) => sweep.table === table)
    expect([table, own.length > 0]).toEqual([table, true])
    const ages = own.flatMap((sweep) => ('values' in sweep ? sweep.values(now).map((value) => (now - Number(value)) / 86_400_000) : []))
    // A view as a player ends within a quarter of an hour, and a deletion is a thing of its own.
    if (!['view_session', 'deletion'].includes(table)) expect([table, Math.max(...ages)]).toEqual([table, rule.days])
  }
})

it('tables that others’ rows end with exist', () => {
  const others = [...rules.values()].flatMap((rule) => ('with' in rule ? [rule.with] : []))
  expect(others.filter((table) => !rules.has(table))).toEqual([])
})

it('docs/tables.md lists every rule', () => {
  const text = readFileSync(new URL('../../../docs/tables.md', import.meta.url), 'utf8')
  expect([...rules.keys()].filter((table) => !text.includes(`\`${table}\``))).toEqual([])
})
