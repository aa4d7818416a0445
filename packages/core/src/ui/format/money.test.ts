import { expect, it } from 'vitest'
import { moneyWords } from './money.ts'

/** The currency of a platform that only its manifest knows. */
const shells = {
  code: 'SHELL',
  words: {
    RU: { one: '{{count}} ракушка', few: '{{count}} ракушки', many: '{{count}} ракушек' },
    EN: { one: '{{count}} shell', other: '{{count}} shells' },
  },
}
const plain = (text: string) => text.replace(/\s/g, ' ')

it('writes currencies as the language does, round sums without their zeros', () => {
  expect(plain(moneyWords({ amount: 9900, currency: 'RUB' }, 'RU'))).toBe('99 ₽')
  expect(plain(moneyWords({ amount: 129, currency: 'USD' }, 'EN'))).toBe('$1.29')
  expect(plain(moneyWords({ amount: 129, currency: 'EUR' }, 'RU'))).toBe('1,29 €')
})

it('handles currencies without a minor unit', () => {
  expect(plain(moneyWords({ amount: 500, currency: 'JPY' }, 'EN'))).toBe('¥500')
})

it('writes the platform’s own currency in the words and plural forms of its manifest', () => {
  const written = (lang: 'RU' | 'EN') => [1, 3, 14, 5600].map((amount) => plain(moneyWords({ amount, currency: 'SHELL' }, lang, shells)))
  expect(written('RU')).toEqual(['1 ракушка', '3 ракушки', '14 ракушек', '5 600 ракушек'])
  expect(written('EN')).toEqual(['1 shell', '3 shells', '14 shells', '5,600 shells'])
})

it('shows an unknown currency by its code', () => {
  expect(moneyWords({ amount: 3, currency: 'SHELLS' }, 'EN')).toBe('3 SHELLS')
})
