import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '../../..')
const owned = ['purse', 'ledger', 'reward', 'usage', 'draw']
const writes = new RegExp(`\\b(insert\\s+into|update|delete\\s+from)\\s+(${owned.join('|')})\\b`, 'i')

const sources = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|baked|dist)\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(packages, name), 'utf8') }))

test('only the economy and migrations write to its tables, not even tests do', () => {
  const here = relative(packages, import.meta.dirname)
  const migrations = 'server/src/storage/migrations/'
  const writers = sources.filter(({ text }) => writes.test(text)).map(({ name }) => name)
  const own = writers.filter((name) => name.startsWith(here) && !name.endsWith('.test.ts')).sort()
  expect(own).toEqual(['draw', 'grant', 'ledger', 'limit'].map((name) => `${here}/${name}.ts`))
  expect(writers.filter((name) => !name.startsWith(here) && !name.startsWith(migrations))).toEqual([])
})
