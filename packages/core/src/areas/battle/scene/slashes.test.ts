import { CreatureClass } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { hitStyleOfClass } from './hit-style.ts'
import { slashOf } from './slashes.ts'

it('lets those who go close strike in four ways', () => {
  const close = CreatureClass.filter((name) => hitStyleOfClass(name) === null)
  const ways = new Map<string, number>()
  for (const name of close) ways.set(slashOf(name), (ways.get(slashOf(name)) ?? 0) + 1)
  expect([...ways.keys()].sort()).toEqual(['bite', 'claws', 'crush', 'cut'])
  expect(slashOf('KNIGHT')).toBe('cut')
  expect(slashOf('BEAST')).toBe('claws')
  expect(slashOf('GOLEM')).toBe('crush')
})
