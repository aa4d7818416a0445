import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coverageDocument, reasonFor } from './coverage/document.ts'
import { withoutCaller, withoutProducer, withoutReader } from './coverage/reasons.ts'
import { callers, produced, readers } from './coverage/scan.ts'

it('every call is called by the client, or the list says why not', () => {
  const unused = [...callers()].filter(([call, by]) => by.length === 0 && !withoutCaller[call]).map(([call]) => call)
  expect(unused).toEqual([])
  expect(Object.keys(withoutCaller).filter((call) => !callers().has(call))).toEqual([])
})

it('every value of an enumeration is produced by the product, or the list says why not', () => {
  const all = [...produced()]
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter(([name, by]) => by === null && !reasonFor(name)).map(([name]) => name)).toEqual([])
  const known = new Set(all.flatMap(([name]) => [name, name.split(' ')[0]!]))
  expect(Object.keys(withoutProducer).filter((name) => !known.has(name))).toEqual([])
})

it('every member of the player-info envelope is read by the client, or the list says why not', () => {
  expect([...readers()].filter(([member, by]) => by.length === 0 && !withoutReader[member]).map(([member]) => member)).toEqual([])
  expect(Object.keys(withoutReader).filter((member) => !readers().has(member))).toEqual([])
})

it('docs/coverage.md is up to date: run `npm run generate` if this fails', () => {
  expect(readFileSync(new URL('../docs/coverage.md', import.meta.url), 'utf8')).toBe(coverageDocument())
})
