import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')
const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file))
const classesIn = (file: string) => new Set(readFileSync(file, 'utf8').match(/\bsky-[a-z-]+[a-z]/g))

/** The areas and techniques whose components use a class, e.g. `areas/bank` or `ui`. */
const users = new Map<string, Set<string>>()
for (const file of filesOf(source, /\.tsx?$/)) {
  const [technique = '', area] = relative(source, file).split('/')
  for (const name of classesIn(file)) {
    const known = users.get(name) ?? new Set()
    users.set(name, known.add(technique === 'areas' ? `${technique}/${area}` : technique))
  }
}

it('has no rules for a class that only one area uses', () => {
  const sheets = filesOf(import.meta.dirname, /\.css$/)
  expect(sheets.length).toBeGreaterThan(20)
  const strays = sheets.flatMap((sheet) =>
    [...classesIn(sheet)]
      .map((name) => ({ name, by: [...(users.get(name) ?? [])] }))
      .filter(({ by }) => by.length === 1 && by[0]!.startsWith('areas/'))
      .map(({ name, by }) => `${relative(source, sheet)}: ${name} is used by ${by[0]} only`),
  )
  expect(strays).toEqual([])
})

it('lays a class out in one place: areas that are loaded together would change each other', () => {
  const places = new Map<string, Set<string>>()
  for (const sheet of filesOf(source, /\.css$/)) {
    const [technique = '', area] = relative(source, sheet).split('/')
    const rules = readFileSync(sheet, 'utf8').matchAll(/^\.skystair(?:\[[^\]]*\])? \.(sky-[a-z0-9-]+)(?=,| \{)/gm)
    for (const [, name = ''] of rules) {
      const known = places.get(name) ?? new Set()
      places.set(name, known.add(technique === 'areas' ? `${technique}/${area}` : technique))
    }
  }
  expect(places.size).toBeGreaterThan(100)
  expect([...places].filter(([, by]) => by.size > 1).map(([name, by]) => `${name}: ${[...by].join(', ')}`)).toEqual([])
})
