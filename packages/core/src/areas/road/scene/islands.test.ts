import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { zones } from '../../../engine/paint/zones.ts'
import { islandsOf } from './islands.ts'

const framesOf = (atlas: string): string[] =>
  Object.keys(JSON.parse(readFileSync(new URL(`../../../../../art/baked/standard/${atlas}.json`, import.meta.url), 'utf8')).frames)

it('has four islands beside the road in every zone, those of the first zone loaded with the road', () => {
  const [road, later] = [framesOf('road'), framesOf('islands')]
  for (const kinds of Object.values(islandsOf)) {
    expect(kinds).toHaveLength(4)
    for (const kind of kinds) expect([...road, ...later]).toContain(`island/${kind}`)
  }
  for (const kind of islandsOf.dawn) expect(road).toContain(`island/${kind}`)
})

it('looks different in every zone', () => {
  const looks = Object.values(islandsOf).map((kinds) => kinds.join())
  expect(new Set(looks).size).toBe(Object.keys(zones).length)
})
