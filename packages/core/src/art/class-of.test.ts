import { creatures } from '@skystair/world/areas/hero/rows'
import { expect, it } from 'vitest'
import { classOf } from './class-of.ts'

it('returns the class of every kind of the catalogue', () => {
  for (const kind of creatures) expect(classOf(kind.imageId)).toBe(kind.class)
})

it('returns BEAST for an unknown kind', () => {
  expect(classOf('nobody')).toBe('BEAST')
})
