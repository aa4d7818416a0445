import { expect, it } from 'vitest'
import { areaMigrations } from './area-migrations.ts'
import type { Migration } from './storage/migrate.ts'

const named = (...names: string[]): { migrations: Migration[] } => ({ migrations: names.map((name) => ({ name, sql: [] })) })

it('migrations of areas run in the order of their dates, whatever area they belong to', () => {
  const areas = [named('2026-03-14-clans', '2026-05-01-raids'), {}, named('2026-04-02-chat')]
  expect(areaMigrations(areas).map(({ name }) => name)).toEqual(['2026-03-14-clans', '2026-04-02-chat', '2026-05-01-raids'])
})

it.each([
  ['no date', named('clans')],
  ['a number', named('010-clans')],
  ['the name of another', named('2026-03-14-clans', '2026-03-14-clans')],
])('a migration with %s is refused', (_, area) => {
  expect(() => areaMigrations([area])).toThrow('must have a name of its own that begins with its date')
})
