import { expect, it } from 'vitest'
import { localKeys } from '../services/local.ts'
import { newKey } from './new-key.ts'
import { prepare } from './request.ts'
import { Session } from './session.ts'

function session() {
  const kept = new Map<string, string>()
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  return new Session(localKeys(storage, 'test'))
}

it('fills the path, adds the query and sends a body only with POST', () => {
  const get = prepare('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 10, none: undefined } }, session(), 'https://game.test')
  expect(get).toMatchObject({ method: 'GET', url: 'https://game.test/api/place/v3/ensure?coordFrom=0&coordTo=10', body: undefined })
  const post = prepare('POST /api/teleport/{id}/use/{target}', { params: { id: 'a/b', target: 2 } }, session(), 'https://game.test')
  expect(post).toMatchObject({ method: 'POST', url: 'https://game.test/api/teleport/a%2Fb/use/2', body: '{}' })
})

it('adds the session to the query, the authorization and the identity to the headers', () => {
  const mine = session()
  mine.take(new Headers({ session: 'tok', authorization: 'Bearer x' }))
  mine.identity = { headers: { viewer_id: '5' }, query: { uid: '6' }, known: true }
  const { url, headers } = prepare('GET /api/player/current', {}, mine, 'https://game.test')
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ uid: '6', session: 'tok' })
  expect(headers).toEqual({ viewer_id: '5', authorization: 'Bearer x', 'content-type': 'application/json' })
})

it('tells when another session begins and when it ends, and not otherwise', () => {
  const mine = session()
  let changes = 0
  const stop = mine.onChange(() => changes++)
  mine.begin('a')
  mine.take(new Headers({ session: 'a' }))
  mine.take(new Headers())
  mine.begin('b')
  mine.clear()
  mine.clear()
  stop()
  mine.begin('c')
  expect(changes).toBe(3)
})

it('never repeats a key', () => {
  const keys = Array.from({ length: 100 }, newKey)
  expect(new Set(keys).size).toBe(100)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})
