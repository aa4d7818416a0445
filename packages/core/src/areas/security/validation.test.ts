import { expect, it } from 'vitest'
import { checkLogin, checkPasswordChange, checkRegister, newNameProblem } from './validation.ts'

it('requires a nickname other than the current one', () => {
  expect(newNameProblem(' Ivan ', 'Ivan')).toBe('NAME_UNCHANGED')
})

const form = { name: 'Ivan', password: 'long secret', repeat: 'long secret', contact: '', consent: true }
it.each([
  [{}, null],
  [{ contact: '  ' }, null],
  [{ name: '' }, { field: 'name', code: 'NAME_EMPTY' }],
  [
    { password: 'secret', repeat: 'secret' },
    { field: 'password', code: 'PASSWORD_TOO_SHORT' },
  ],
  [{ repeat: 'other' }, { field: 'repeat', code: 'PASSWORD_REPEAT' }],
  [{ contact: 'x' }, { field: 'contact', code: 'MAIL_INVALID' }],
  [{ consent: false }, { field: 'consent', code: 'CONSENT_MISSING' }],
])('validates a registration with %j', (changes, problem) => {
  expect(checkRegister({ ...form, ...changes })).toEqual(problem)
})

it('requires both fields to log in, and all to change the password', () => {
  expect(checkLogin({ name: ' ', password: 'x' })).toEqual({ field: 'name', code: 'LOGIN_EMPTY' })
  expect(checkLogin({ name: 'a@b', password: 'x' })).toBeNull()
  expect(checkPasswordChange({ current: '', next: 'long secret', repeat: 'long secret' })).toEqual({
    field: 'current',
    code: 'PASSWORD_EMPTY',
  })
  expect(checkPasswordChange({ current: 'x', next: 'long secret', repeat: 'z' })).toEqual({ field: 'repeat', code: 'PASSWORD_REPEAT' })
  expect(checkPasswordChange({ current: 'x', next: 'y', repeat: 'y' })).toEqual({ field: 'next', code: 'PASSWORD_TOO_SHORT' })
})
