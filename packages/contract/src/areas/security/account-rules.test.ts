import { expect, it } from 'vitest'
import { cleanContact, cleanName, contactProblem, nameProblem, newPasswordProblem, passwordProblem } from './account-rules.ts'

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
  ['...', 'NAME_FORBIDDEN'],
  ['_ - _', 'NAME_FORBIDDEN'],
  ['ca\u200bt', 'NAME_FORBIDDEN'],
  ['\u1d00dmin', 'NAME_FORBIDDEN'],
  ['Dark\u202eволк', 'NAME_FORBIDDEN'],
  ['А\u0301нна', 'NAME_FORBIDDEN'],
  ['И\u0306од', null],
  ['Əli', null],
  ['Қайрат', null],
  ['Nguyễn', null],
  ['777', null],
  ['Dark Волк', null],
  ['Dаrk', 'NAME_MIXED'],
  ['кот1cat', 'NAME_MIXED'],
  ['кот_cat', null],
])('judges the nickname “%s”: %s', (name, code) => {
  expect(nameProblem(name)).toBe(code)
})

it('wants a password that is neither blank nor endless', () => {
  expect(passwordProblem(' ')).toBe('PASSWORD_EMPTY')
  expect(passwordProblem('x'.repeat(101))).toBe('PASSWORD_TOO_LONG')
  expect(passwordProblem('x'.repeat(100))).toBeNull()
})

it('requires at least eight characters in a new password, and accepts an older one of any length', () => {
  expect([newPasswordProblem('1234567'), newPasswordProblem('12345678'), newPasswordProblem('  ')]).toEqual([
    'PASSWORD_TOO_SHORT',
    null,
    'PASSWORD_EMPTY',
  ])
  expect(passwordProblem('1')).toBeNull()
})

it.each([
  ['', 'CONTACT_EMPTY'],
  ['+79161234567', null],
  ['+7 (916) 123-45-67', null],
  ['89161234567', 'PHONE_INVALID'],
  ['(916) 123-45-67', 'PHONE_INVALID'],
  ['+123', 'PHONE_INVALID'],
  ['+0000000000', 'PHONE_INVALID'],
  ['+7916123456789012', 'PHONE_INVALID'],
  ['a@b', 'MAIL_INVALID'],
  ['cat.of+stairs@mail.home-of-cats.example', null],
  ['кот@почта.рф', null],
  ['<img src=x onerror=alert(1)>@x.ru', 'MAIL_INVALID'],
  ['"cat"@b.ru', 'MAIL_INVALID'],
  ['cat@b..ru', 'MAIL_INVALID'],
  ['.cat@b.ru', 'MAIL_INVALID'],
  ['cat@-b.ru', 'MAIL_INVALID'],
  ['cat@1.2.3.4', 'MAIL_INVALID'],
  ['a@b.ru,c@d.ru', 'MAIL_INVALID'],
  [`${'a'.repeat(250)}@b.ru`, 'MAIL_INVALID'],
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
