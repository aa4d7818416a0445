import { CreatureClass } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { blowOfClass } from './hit-style.ts'
import { markOf } from './slashes.ts'

it('lets those who go close strike in four ways', () => {
  const close = CreatureClass.filter((name) => blowOfClass(name) === null)
  const ways = new Map<string, number>()
  for (const name of close) ways.set(markOf(name), (ways.get(markOf(name)) ?? 0) + 1)
  expect([...ways.keys()].sort()).toEqual(['bite', 'claws', 'crush', 'cut'])
  expect(markOf('KNIGHT')).toBe('cut')
  expect(markOf('BEAST')).toBe('claws')
  expect(markOf('GOLEM')).toBe('crush')
})
