import { educations } from '@skystair/world/areas/education/rows'
import { expect, it } from 'vitest'
import { isFollowed } from './followed-advice.ts'

it('ends the advice about heroes when their window opens, and no other', () => {
  const ended = educations.filter(({ id }) => isFollowed(id, 'profile')).map(({ id }) => id)
  expect(ended).toEqual(['hero', 'order', 'artifact'])
})

it('ends the advice about towns when their window opens', () => {
  expect(isFollowed('shops', 'shops')).toBe(true)
})

it('ends nothing without a window or without advice', () => {
  expect([isFollowed('hero', undefined), isFollowed(null, 'profile'), isFollowed('hero', 'daily')]).toEqual([false, false, false])
})
