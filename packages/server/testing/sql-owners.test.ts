// Every table has one owner: an area, or a technique of the server. Only the owner's repository names it in SQL.
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const files = globSync('**/*.ts', { cwd: src })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\/cases\.ts$|^storage\/migrations\/|^areas\/.+\/migration[^/]*\.ts$/.test(file))

const STATEMENT = /[`'"]\s*(?:select|insert into|update|delete from|with)\s[^`]*?\b(?:from|into|update|set)\b/
const TABLE = /\b(?:from|join|into|update)\s+([a-z_]+)\b(?!\()/g
const tables = new Set(
  globSync(['storage/migrations/*.ts', 'areas/**/migration*.ts'], { cwd: src }).flatMap((file) =>
    [...readFileSync(src + file, 'utf8').matchAll(/create table (\w+)/g)].map(([, table]) => table!),
  ),
)

/** Returns the tables that a file names in SQL. */
function tablesIn(file: string): string[] {
  const text = readFileSync(src + file, 'utf8')
  if (!STATEMENT.test(text)) return []
  return [...new Set([...text.matchAll(TABLE)].map(([, name]) => name!).filter((name) => tables.has(name)))]
}

/** Returns the area or technique that a file belongs to. */
const ownerOf = (file: string): string => file.split('/')[file.startsWith('areas/') ? 1 : 0]!

/**
 * Exceptions that save a query per call: a session with its player's access level, and whether a call changed player or purse. And the guests whom no session or
 * platform leads back to.
 */
const readers: Readonly<Record<string, readonly string[]>> = {
  player: ['session'],
  purse: ['session'],
  identity: ['session'],
  identity_climb: ['session'],
}

const uses = files.flatMap((file) => tablesIn(file).map((table) => ({ file, table, owner: ownerOf(file) })))

it('only repositories and migrations of areas, and the techniques that own tables, contain SQL', () => {
  const techniques = ['storage', 'economy', 'session', 'http']
  const strangers = uses.filter(
    ({ file }) => !/^areas\/[^/]+\/([^/]+\/)?(repository|migration)\.ts$/.test(file) && !techniques.includes(dirname(file).split('/')[0]!),
  )
  expect(strangers).toEqual([])
})

it('every table has one owner', () => {
  const owners = [...tables].map((table) => {
    const naming = uses.filter((use) => use.table === table && !readers[table]?.includes(use.owner)).map(({ owner }) => owner)
    return [table, [...new Set(naming)]] as const
  })
  expect(owners.filter(([, naming]) => naming.length > 1)).toEqual([])
  expect(uses.length).toBeGreaterThan(tables.size)
})
