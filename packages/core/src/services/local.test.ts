import { expect, it } from 'vitest'
import { localKeys } from './local.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}

it('separates games with different keys, and shares between those with the same one', () => {
  const shared = storage()
  localKeys(shared, 'a').set('session', 'one')
  expect(localKeys(shared, 'a').get('session')).toBe('one')
  expect(localKeys(shared, 'b').get('session')).toBeNull()
})

it('reads saved ids and nothing else', () => {
  const shared = storage()
  const keys = localKeys(shared, 'a')
  expect(keys.ids('creature_order')).toEqual([])
  keys.set('creature_order', '[3,"x",1.5,2]')
  expect(keys.ids('creature_order')).toEqual([3, 2])
  keys.set('creature_order', '{broken')
  expect(keys.ids('creature_order')).toEqual([])
  keys.set('creature_order', null)
  expect(shared.kept.size).toBe(0)
})
