import { expect, it } from 'vitest'
import { kb, median, quantile, ratio, short } from './figures.ts'

it('a quantile is the value that this share of the values does not exceed', () => {
  const values = [5, 1, 4, 2, 3]
  expect([quantile(values, 0), median(values), quantile(values, 0.8), quantile(values, 1)]).toEqual([1, 3, 4, 5])
  expect(median([])).toBeNaN()
})

it('numbers are written with two significant digits', () => {
  expect([0.0432, 1.24, 9.96, 37.4, 1234, 0, Number.NaN].map(short)).toEqual(['0.043', '1.2', '10', '37', '1234', '0', '–'])
  expect([ratio(3, 2), kb(2048), kb(1_048_576)]).toEqual(['1.5 : 1', '2.0 KB', '1024 KB'])
})
