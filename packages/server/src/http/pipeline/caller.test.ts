import { expect, it } from 'vitest'
import { hashToken } from '../../session/session.ts'
import { callerOf } from './caller.ts'

it.each<[string, object, string | undefined, string | null]>([
  ['the query', { session: 'query' }, undefined, 'query'],
  ['a bearer header', {}, 'bearer token', 'token'],
  ['the query before the header', { session: 'query' }, 'Bearer token', 'query'],
  ['nothing', {}, undefined, null],
  ['an empty value', { session: '' }, 'Bearer ', null],
  ['two values', { session: ['one', 'two'] }, undefined, null],
  ['another kind of header', {}, 'Basic token', null],
])('the session token is read from %s', (_, query, authorization, token) => {
  const tokenHash = token === null ? null : hashToken(token)
  expect(callerOf({ query, headers: authorization ? { authorization } : {} })).toEqual({ token, tokenHash })
})
