import { CreatureClass } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { projectileOf } from './hit-style.ts'
import { slashOf } from './slashes.ts'

it('has four slashes for melee classes', () => {
  const melee = CreatureClass.filter((name) => projectileOf(name) === null)
  const slashes = new Map<string, number>()
  for (const name of melee) slashes.set(slashOf(name), (slashes.get(slashOf(name)) ?? 0) + 1)
  expect([...slashes.keys()].sort()).toEqual(['bite', 'claws', 'crush', 'cut'])
  expect(slashOf('KNIGHT')).toBe('cut')
  expect(slashOf('BEAST')).toBe('claws')
  expect(slashOf('GOLEM')).toBe('crush')
})
