import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isReserved, lookOf } from './look.ts'
import { lookAlikes } from './look-alikes.ts'

it.each([
  ['Admin', 'АDМIN'],
  ['Ivan', 'lvan'],
  ['КОТ', 'kot'],
  ['Bob', 'B0b'],
  ['mark', 'rnark'],
  ['Пётр', 'ПЁТР'],
  ['Cora', 'Сога'],
])('“%s” looks like “%s”', (one, other) => expect(lookOf(other)).toBe(lookOf(one)))

it.each([
  ['Ivan', 'Evan'],
  ['Петр', 'Пётр'],
  ['Кот', 'Код'],
  ['Player 1', 'Player 2'],
])('“%s” does not look like “%s”', (one, other) => expect(lookOf(other)).not.toBe(lookOf(one)))

it('does not depend on case, nor on whether letters are composed', () => {
  const letters = Object.values(lookAlikes).join('')
  const name = fc.string({ unit: fc.constantFrom(...letters, ...'abcxyzабвэяЙй 0123_'), maxLength: 40 })
  fc.assert(
    fc.property(name, (text) => {
      const look = lookOf(text)
      expect([lookOf(text.toLowerCase()), lookOf(text.normalize('NFD'))]).toEqual([look, look])
    }),
  )
})

it.each([
  'Admin',
  'АДМИН',
  'Adm1n',
  'Аdмin',
  'A.d.m.i.n',
  'The Admin',
  'admin_2',
  '1Admin',
  'Модератор',
  'МОДЕР',
  'Moderat0r Ivan',
  'Sky Stair',
  'GM',
  'Поддержка',
])('“%s” is reserved', (name) => expect(isReserved(name)).toBe(true))

it.each(['Badminton', 'Модерн', 'Модный кот', 'Supporter', 'Лесной Кот', 'Model', 'Robin', 'Системный кот', '12345'])(
  '“%s” is free',
  (name) => expect(isReserved(name)).toBe(false),
)
