import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CreatureClass } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { withTables } from './rules-page.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/game-rules.md'), 'utf8')

it('docs/game-rules.md has the tables of the current rules; write them with: npx node packages/bench/src/rules-page.ts', () => {
  expect(withTables(page)).toBe(page)
})

it('has a line for every class', () => {
  for (const cls of CreatureClass)
    expect(
      page.split('\n').filter((line) => line.startsWith(`| ${en.trait[cls].class} |`)),
      cls,
    ).toHaveLength(1)
  expect(() => withTables('a page without marks')).toThrow('classes')
})
