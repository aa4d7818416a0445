import { expect, it } from 'vitest'
import type { Translate } from '../../services/texts.ts'
import { moneyWords } from './money.ts'

const t: Translate = (key, values) => `${key}:${values?.count}`
const plain = (text: string) => text.replace(/\s/g, ' ')

it('writes currencies as the language does, round sums without their zeros', () => {
  expect(plain(moneyWords({ amount: 9900, currency: 'RUB' }, 'RU', t))).toBe('99 ₽')
  expect(plain(moneyWords({ amount: 129, currency: 'USD' }, 'EN', t))).toBe('$1.29')
  expect(plain(moneyWords({ amount: 129, currency: 'EUR' }, 'RU', t))).toBe('1,29 €')
})

it('handles currencies without a minor unit', () => {
  expect(plain(moneyWords({ amount: 500, currency: 'JPY' }, 'EN', t))).toBe('¥500')
})

it('writes a platform’s own currency as text', () => {
  expect(moneyWords({ amount: 14, currency: 'VOTES' }, 'RU', t)).toBe('bank.money.VOTES:14')
  expect(moneyWords({ amount: 65, currency: 'XTR' }, 'EN', t)).toBe('bank.money.XTR:65')
})

it('shows an unknown currency by its code', () => {
  expect(moneyWords({ amount: 3, currency: 'SHELLS' }, 'EN', t)).toBe('3 SHELLS')
})
