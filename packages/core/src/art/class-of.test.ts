import { creatures } from '@skystair/world/areas/hero/rows'
import { expect, it } from 'vitest'
import { classOf } from './class-of.ts'

it('knows the class of every kind of the catalogue', () => {
  for (const kind of creatures) expect(classOf(kind.imageId)).toBe(kind.class)
})

it('takes a kind that it does not know for a beast', () => {
  expect(classOf('nobody')).toBe('BEAST')
})
