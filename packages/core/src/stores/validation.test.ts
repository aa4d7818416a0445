import { expect, it } from 'vitest'
import { checkContact, checkLogin, checkName, checkPassword, checkPasswordChange, checkRegister } from './validation.ts'

it.each([
  ['', 'NAME_EMPTY'],
  ['   ', 'NAME_EMPTY'],
  ['ab', 'NAME_TOO_SHORT'],
  [' ab ', 'NAME_TOO_SHORT'],
  ['abc', null],
  ['a'.repeat(40), null],
  ['a'.repeat(41), 'NAME_TOO_LONG'],
])('judges the nickname “%s”: %s', (name, code) => {
  expect(checkName(name)).toBe(code)
})

it('wants a nickname other than the current one', () => {
  expect(checkName(' Ivan ', 'Ivan')).toBe('NAME_UNCHANGED')
})

it('wants a password that is neither blank nor endless', () => {
  expect(checkPassword(' ')).toBe('PASSWORD_EMPTY')
  expect(checkPassword('x'.repeat(101))).toBe('PASSWORD_TOO_LONG')
  expect(checkPassword('x'.repeat(100))).toBeNull()
})

it.each([
  ['', 'CONTACT_EMPTY'],
  ['+79161234567', null],
  ['+7 (916) 123-45-67', null],
  ['89161234567', 'PHONE_INVALID'],
  ['+123', 'PHONE_INVALID'],
  ['a@b', null],
  ['1@b.ru', null],
  ['ab', 'MAIL_INVALID'],
  ['a b@c', 'MAIL_INVALID'],
])('judges the mail or phone “%s”: %s', (contact, code) => {
  expect(checkContact(contact)).toBe(code)
})

const form = { name: 'Ivan', password: 'secret', repeat: 'secret', contact: '', consent: true }
it.each([
  [{}, null],
  [{ contact: '  ' }, null],
  [{ name: '' }, { field: 'name', code: 'NAME_EMPTY' }],
  [{ repeat: 'other' }, { field: 'repeat', code: 'PASSWORD_REPEAT' }],
  [{ contact: 'x' }, { field: 'contact', code: 'MAIL_INVALID' }],
  [{ consent: false }, { field: 'consent', code: 'CONSENT_MISSING' }],
])('judges a registration with %j', (changes, problem) => {
  expect(checkRegister({ ...form, ...changes })).toEqual(problem)
})

it('wants both fields to log in, and all to change the password', () => {
  expect(checkLogin({ name: ' ', password: 'x' })).toEqual({ field: 'name', code: 'NAME_EMPTY' })
  expect(checkLogin({ name: 'a@b', password: 'x' })).toBeNull()
  expect(checkPasswordChange({ current: '', next: 'x', repeat: 'x' })).toEqual({ field: 'current', code: 'PASSWORD_EMPTY' })
  expect(checkPasswordChange({ current: 'x', next: 'y', repeat: 'z' })).toEqual({ field: 'repeat', code: 'PASSWORD_REPEAT' })
})
