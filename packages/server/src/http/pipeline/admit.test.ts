import type { AccessLevel, CallRole, ErrorCode } from '@skystair/contract'
import { expect, it } from 'vitest'
import type { Refusal } from '../../refusal.ts'
import type { FoundSession } from '../../session/session.ts'
import { admit, requireToken } from './admit.ts'

const caller = (token: string | null) => ({ token, tokenHash: token })
const session = (access: AccessLevel, viewerId: number | null = null): FoundSession => ({
  viewerId,
  playerId: 1,
  clientUuid: 'here',
  access,
  expiresAt: 1,
  source: null,
  elsewhere: false,
})

/** Returns the code that was thrown, or null. */
function code(work: () => void): ErrorCode | null {
  try {
    work()
    return null
  } catch (error) {
    return (error as Refusal).code
  }
}

it.each<[CallRole, AccessLevel, ErrorCode | null]>([
  ['NONE', 'TRIAL', null],
  ['TRIAL', 'TRIAL', null],
  ['TRIAL', 'GOD', null],
  ['PLAYER', 'TRIAL', 'REGISTERED_ONLY'],
  ['PLAYER', 'PLAYER', null],
  ['MODERATOR', 'PLAYER', 'FORBIDDEN'],
  ['MODERATOR', 'MODERATOR', null],
  ['ADMIN', 'MODERATOR', 'FORBIDDEN'],
  ['ADMIN', 'GOD', null],
])('a call of role %s, made by %s, throws %s', (role, access, refusal) => {
  expect(code(() => admit({ role }, caller('token'), session(access)))).toBe(refusal)
})

it('a call that needs a session throws SESSION_EXPIRED for an ended one, and SESSION_MISSING without a token', () => {
  expect(code(() => admit({ role: 'TRIAL' }, caller('over'), undefined))).toBe('SESSION_EXPIRED')
  expect(code(() => requireToken({ role: 'TRIAL' }, caller(null)))).toBe('SESSION_MISSING')
  expect(code(() => requireToken({ role: 'TRIAL' }, caller('over')))).toBeNull()
})

it('a call that needs no session treats the caller of an ended one as anonymous, unless it declares SESSION_EXPIRED', () => {
  expect(code(() => requireToken({ role: 'NONE' }, caller(null)))).toBeNull()
  expect(code(() => admit({ role: 'NONE' }, caller('over'), undefined))).toBeNull()
  const declaring = { role: 'NONE', errors: ['SESSION_EXPIRED'] } as const
  expect(code(() => admit(declaring, caller('over'), undefined))).toBe('SESSION_EXPIRED')
  expect(code(() => admit(declaring, caller(null), undefined))).toBeNull()
})

it('a moderator who views the game as a player may only read, and nothing private', () => {
  const view = session('PLAYER', 7)
  const of = (spec: Partial<Parameters<typeof admit>[0]>) => code(() => admit({ role: 'TRIAL', ...spec }, caller('token'), view))
  expect([of({}), of({ changes: true }), of({ private: true })]).toEqual([null, 'VIEW_ONLY', 'VIEW_ONLY'])
  expect([of({ role: 'NONE', changes: true }), of({ role: 'MODERATOR' })]).toEqual(['VIEW_ONLY', 'FORBIDDEN'])
  expect(of({ role: 'MODERATOR', changes: true, endsView: true })).toBeNull()
})
