import { expect, it } from 'vitest'
import { world } from '../../index.ts'
import { offerProblems } from '../../validate/offers.ts'
import { bankGifts, bankProducts, freeOptions, memberships, titleOf } from './rows.ts'

it('has a price for everything in every currency, which is higher for larger products', () => {
  const currencies = ['RUB', 'USD', 'EUR'] as const
  for (const kind of ['GEMS', 'GIFT'] as const) {
    const sold = bankProducts.filter((product) => product.kind === kind)
    for (const currency of currencies) {
      const prices = sold.map((product) => product.prices[currency])
      expect(prices.every((price, i) => Number.isInteger(price) && price > (prices[i - 1] ?? 0))).toBe(true)
      const worth = sold.map((product, i) => (product.gems + product.bonusGems) / prices[i]!)
      // A larger pack must not be worse, except for the rounding of small prices.
      for (const [i, now] of worth.entries()) expect(now).toBeGreaterThan((worth[i - 1] ?? 0) * 0.9)
    }
  }
})

it('gives everything a unique name and whole numbers, in both languages', () => {
  const once = (names: readonly unknown[]) => expect(new Set(names).size).toBe(names.length)
  once(bankProducts.map(({ productId }) => productId))
  once(bankProducts.map(({ id }) => id))
  once([...freeOptions, ...bankGifts].map(({ id }) => id))
  for (const product of bankProducts) {
    expect((product.gems + product.bonusGems) % 5).toBe(0)
    expect(Number.isInteger(product.bonusPoints)).toBe(true)
    expect(titleOf(product).RU).toMatch(/^\d+ изумрудов/)
  }
})

it('gives only existing things for free', () => {
  expect(offerProblems({ world }, 'the bank', [...freeOptions, ...bankGifts])).toEqual([])
})

it('has a gift for every status, each of which needs more points than the one before', () => {
  expect([...new Set(bankGifts.map(({ condition }) => condition?.membership))]).toEqual(
    memberships.slice(1).map(({ membership }) => membership),
  )
  expect(memberships.every(({ points }, i) => i === 0 || points > memberships[i - 1]!.points)).toBe(true)
})
