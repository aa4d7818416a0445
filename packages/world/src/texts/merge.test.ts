import { expect, it } from 'vitest'
import { merge } from './merge.ts'

it('joins namespaces that several areas add to, at any depth', () => {
  const merged = merge(
    { a11y: { road: { near: 'Nearby' } }, road: { go: 'Go' } },
    { a11y: { battle: { log: 'Log' } } },
    { a11y: { road: { list: 'List' } } },
  )
  expect(merged).toEqual({ a11y: { road: { near: 'Nearby', list: 'List' }, battle: { log: 'Log' } }, road: { go: 'Go' } })
  expect(merged.a11y.battle.log).toBe('Log')
})

it('refuses a key that two areas define', () => {
  expect(() => merge({ error: { NOT_FOUND: 'Nothing' } }, { error: { NOT_FOUND: 'Gone' } })).toThrow(
    'The text error.NOT_FOUND is defined twice',
  )
  expect(() => merge({ a11y: { road: 'Road' } }, { a11y: { road: { near: 'Nearby' } } })).toThrow('The text a11y.road is defined twice')
})
