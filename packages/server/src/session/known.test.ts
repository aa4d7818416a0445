import { expect, it } from 'vitest'
import { knownSessions } from './known.ts'

it('a session is known from when it was found until it is found to be over', () => {
  const known = knownSessions()
  expect(known.has('a')).toBe(false)
  known.note('a', true)
  expect(known.has('a')).toBe(true)
  known.note('a', false)
  expect(known.has('a')).toBe(false)
})

it('of more sessions than are kept in mind, the one that was not found for longest is forgotten', () => {
  const known = knownSessions(2)
  for (const session of ['a', 'b', 'a', 'c']) known.note(session, true)
  expect(['a', 'b', 'c'].map(known.has)).toEqual([true, false, true])
})
