import type { AccessLevel, CallRole, ErrorCode } from '@skystair/contract'
import { expect, it } from 'vitest'
import type { Refusal } from '../../refusal.ts'
import type { FoundSession } from '../../session/session.ts'
import { admit, askSession } from './admit.ts'

const caller = (token: string | null) => ({ token, tokenHash: token })
const session = (access: AccessLevel): FoundSession => ({ playerId: 1, clientUuid: 'here', access, expiresAt: 1, source: null })

/** The code of a refusal; null where nothing is refused. */
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
])('a call for %s is answered to %s with %s', (role, access, refusal) => {
  expect(code(() => admit({ role }, caller('token'), session(access)))).toBe(refusal)
})

it('a call that asks for a session refuses one that is over, and a request without one before anything is looked up', () => {
  expect(code(() => admit({ role: 'TRIAL' }, caller('over'), undefined))).toBe('SESSION_EXPIRED')
  expect(code(() => askSession({ role: 'TRIAL' }, caller(null)))).toBe('SESSION_MISSING')
  expect(code(() => askSession({ role: 'TRIAL' }, caller('over')))).toBeNull()
})

it('a call that asks for none takes a caller whose session is over for a stranger, unless it promises to say so', () => {
  expect(code(() => askSession({ role: 'NONE' }, caller(null)))).toBeNull()
  expect(code(() => admit({ role: 'NONE' }, caller('over'), undefined))).toBeNull()
  const promising = { role: 'NONE', errors: ['SESSION_EXPIRED'] } as const
  expect(code(() => admit(promising, caller('over'), undefined))).toBe('SESSION_EXPIRED')
  expect(code(() => admit(promising, caller(null), undefined))).toBeNull()
})
