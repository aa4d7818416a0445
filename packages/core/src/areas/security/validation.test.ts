import { expect, it } from 'vitest'
import { checkLogin, checkPasswordChange, checkRegister, newNameProblem } from './validation.ts'

it('requires a nickname other than the current one', () => {
  expect(newNameProblem(' Ivan ', 'Ivan')).toBe('NAME_UNCHANGED')
})

const form = { name: 'Ivan', password: 'secret', repeat: 'secret', contact: '', consent: true }
it.each([
  [{}, null],
  [{ contact: '  ' }, null],
  [{ name: '' }, { field: 'name', code: 'NAME_EMPTY' }],
  [{ repeat: 'other' }, { field: 'repeat', code: 'PASSWORD_REPEAT' }],
  [{ contact: 'x' }, { field: 'contact', code: 'MAIL_INVALID' }],
  [{ consent: false }, { field: 'consent', code: 'CONSENT_MISSING' }],
])('validates a registration with %j', (changes, problem) => {
  expect(checkRegister({ ...form, ...changes })).toEqual(problem)
})

it('requires both fields to log in, and all to change the password', () => {
  expect(checkLogin({ name: ' ', password: 'x' })).toEqual({ field: 'name', code: 'LOGIN_EMPTY' })
  expect(checkLogin({ name: 'a@b', password: 'x' })).toBeNull()
  expect(checkPasswordChange({ current: '', next: 'x', repeat: 'x' })).toEqual({ field: 'current', code: 'PASSWORD_EMPTY' })
  expect(checkPasswordChange({ current: 'x', next: 'y', repeat: 'z' })).toEqual({ field: 'repeat', code: 'PASSWORD_REPEAT' })
})
