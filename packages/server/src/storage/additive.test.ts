// A server of the release before works with the schema of the next one: migrations only add to it, or say which version of stored data all servers need.
import { expect, it } from 'vitest'
import { areaMigrations } from '../area-migrations.ts'
import { areas } from '../generated/areas.ts'
import { type Migration, migrations } from './migrate.ts'

const ADDITIONS = [
  /^create table \w+/,
  /^create index \w+/,
  /^create virtual table \w+/,
  /^insert into \w+/,
  /^update \w+/,
  // A column that servers may leave out.
  /^alter table \w+ add column \w+ \w+\b(?! (not null|unique|primary key)(?!.* default ))/,
]

/** Indexes that servers need only to be fast. */
const onlyFast = new Set(
  [...migrations, ...areaMigrations(areas)].flatMap(({ sql }) =>
    sql.flatMap((statement) => statement.match(/^create index (\w+)/)?.[1] ?? []),
  ),
)

/** Tables that the same migration has created: no server knows them yet. */
const created = ({ sql }: Migration) => sql.flatMap((statement) => statement.match(/^create table (\w+)/)?.[1] ?? [])

const notAdded = (migration: Migration): string[] =>
  migration.sql.filter((statement) => {
    const dropped = statement.match(/^drop index (\w+)$/)?.[1]
    if (dropped && onlyFast.has(dropped)) return false
    const unique = statement.match(/^create unique index \w+ on (\w+)/)?.[1]
    return !(unique && created(migration).includes(unique)) && !ADDITIONS.some((addition) => addition.test(statement))
  })

/** Released before there were two versions that could run together. */
const BEFORE: readonly string[] = ['008-usage', '2026-11-22-accounts', '2026-11-26-rating-counts']

it.each([
  'drop table clan',
  'alter table clan drop column flag',
  'alter table clan rename column flag to banner',
  'alter table clan add column rank bigint not null',
  'create unique index one_flag on clan (flag)',
  'delete from clan',
  'drop index player_name_look',
])('"%s" is no addition', (statement) => {
  expect(notAdded({ name: '2026-12-24-test', sql: [statement] })).toEqual([statement])
})

it('migrations only add to the schema, or state the oldest version that works with it', () => {
  const all = [...migrations, ...areaMigrations(areas)].filter(({ name, oldest }) => oldest === undefined && !BEFORE.includes(name))
  const wrong = all.flatMap((migration) => notAdded(migration).map((statement) => `${migration.name}: ${statement}`))
  expect(wrong).toEqual([])
})
