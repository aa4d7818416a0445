// The table of platforms in docs/adapters.md, for tests that compare it with the code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/paths.ts'

export const COLUMNS = ['embedding', 'identity', 'verification', 'payment', 'ads', 'lifecycle', 'assumed'] as const
export type PlatformRow = Readonly<Record<(typeof COLUMNS)[number], string>>

/** Returns its rows by the names of the adapters. */
export function platformTable(): ReadonlyMap<string, PlatformRow> {
  const rows = new Map<string, PlatformRow>()
  for (const line of readFileSync(join(root, 'docs', 'adapters.md'), 'utf8').split('\n')) {
    const [, name, rest] = /^\| \[(\w+)\]\(\.\.\/adapters\/\1\/README\.md\) \|(.*)\|$/.exec(line) ?? []
    const cells = rest?.split('|').map((cell) => cell.trim()) ?? []
    if (name) rows.set(name, Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ''])) as PlatformRow)
  }
  return rows
}
