import { expect, it } from 'vitest'
import { recentSessions } from './recent-sessions.ts'

it('a session is recent from a look-up that found it to one that found it ended', () => {
  const recent = recentSessions()
  expect(recent.has('a')).toBe(false)
  recent.note('a', true)
  expect(recent.has('a')).toBe(true)
  recent.note('a', false)
  expect(recent.has('a')).toBe(false)
})

it('the least recently used session is dropped when there are too many', () => {
  const recent = recentSessions(2)
  for (const session of ['a', 'b', 'a', 'c']) recent.note(session, true)
  expect(['a', 'b', 'c'].map(recent.has)).toEqual([true, false, true])
})

it('a session is known to have ended from the look-up that did not find it', () => {
  const recent = recentSessions(2)
  expect(recent.hasEnded('a')).toBe(false)
  recent.note('a', true)
  expect(recent.hasEnded('a')).toBe(false)
  for (const session of ['a', 'b', 'c']) recent.note(session, false)
  expect(['a', 'b', 'c'].map(recent.hasEnded)).toEqual([false, true, true])
})
