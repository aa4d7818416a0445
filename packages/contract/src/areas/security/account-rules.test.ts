import { expect, it } from 'vitest'
import { cleanContact, cleanName, contactProblem, nameProblem, passwordProblem } from './account-rules.ts'

it.each([
  ['', 'NAME_EMPTY'],
  ['   ', 'NAME_EMPTY'],
  ['ab', 'NAME_TOO_SHORT'],
  [' ab ', 'NAME_TOO_SHORT'],
  ['🐈🐈', 'NAME_TOO_SHORT'],
  ['abc', null],
  ['Кот  Учёный', null],
  ['a'.repeat(40), null],
  ['a'.repeat(41), 'NAME_TOO_LONG'],
  ['<cat>', 'NAME_FORBIDDEN'],
])('judges the nickname “%s”: %s', (name, code) => {
  expect(nameProblem(name)).toBe(code)
})

it('wants a password that is neither blank nor endless', () => {
  expect(passwordProblem(' ')).toBe('PASSWORD_EMPTY')
  expect(passwordProblem('x'.repeat(101))).toBe('PASSWORD_TOO_LONG')
  expect(passwordProblem('x'.repeat(100))).toBeNull()
})

it.each([
  ['', 'CONTACT_EMPTY'],
  ['+79161234567', null],
  ['+7 (916) 123-45-67', null],
  ['89161234567', 'PHONE_INVALID'],
  ['(916) 123-45-67', 'PHONE_INVALID'],
  ['+123', 'PHONE_INVALID'],
  ['a@b', null],
  ['1@b.ru', null],
  ['ab', 'MAIL_INVALID'],
  ['cat@', 'MAIL_INVALID'],
  ['a b@c', 'MAIL_INVALID'],
])('judges the mail or phone “%s”: %s', (contact, code) => {
  expect(contactProblem(contact)).toBe(code)
})

it('keeps names without needless spaces, and of phones the digits alone', () => {
  expect(cleanName('  Кот   Учёный ')).toBe('Кот Учёный')
  expect([cleanContact(' +7 (916) 123-45-67 '), cleanContact(' Cat@b.ru ')]).toEqual(['+79161234567', 'Cat@b.ru'])
})
