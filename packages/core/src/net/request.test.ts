import { expect, it } from 'vitest'
import { localKeys } from '../services/local.ts'
import { newKey } from './new-key.ts'
import { prepareRequest } from './request.ts'
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
  const get = prepareRequest(
    'GET /api/place/v3/ensure',
    { query: { coordFrom: 0, coordTo: 10, none: undefined } },
    session(),
    'https://game.test',
  )
  expect(get).toMatchObject({ method: 'GET', url: 'https://game.test/api/place/v3/ensure?coordFrom=0&coordTo=10', body: undefined })
  const post = prepareRequest('POST /api/teleport/{id}/use/{target}', { params: { id: 'a/b', target: 2 } }, session(), 'https://game.test')
  expect(post).toMatchObject({ method: 'POST', url: 'https://game.test/api/teleport/a%2Fb/use/2', body: '{}' })
})

it('adds the session to the query, the authorization and the identity to the headers', () => {
  const own = session()
  own.readHeaders(new Headers({ session: 'tok', authorization: 'Bearer x' }))
  own.identity = { headers: { viewer_id: '5' }, query: { uid: '6' }, known: true }
  const { url, headers } = prepareRequest('GET /api/player/current', {}, own, 'https://game.test')
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ uid: '6', session: 'tok' })
  expect(headers).toEqual({ viewer_id: '5', authorization: 'Bearer x', 'content-type': 'application/json' })
})

it('notifies when another session begins and when it ends, and not otherwise', () => {
  const own = session()
  let changes = 0
  const stop = own.onChange(() => changes++)
  own.begin('a')
  own.readHeaders(new Headers({ session: 'a' }))
  own.readHeaders(new Headers())
  own.begin('b')
  own.clear()
  own.clear()
  stop()
  own.begin('c')
  expect(changes).toBe(3)
})

it('never repeats a key', () => {
  const keys = Array.from({ length: 100 }, newKey)
  expect(new Set(keys).size).toBe(100)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})
