import { expect, it } from 'vitest'
import { minorUnits, sumText } from './money.ts'

it('parses sums exactly, with any number of decimals', () => {
  expect([minorUnits('120.5'), minorUnits('5.120000'), minorUnits(9.99), minorUnits('70'), minorUnits('0.07')]).toEqual([
    12050, 512, 999, 7000, 7,
  ])
})

it('refuses sums with fractions of a minor unit, and anything else', () => {
  for (const sum of ['', '-1', '1.005', '1,50', '1e3', ' 1', 'NaN', null, undefined, {}, '١']) expect(minorUnits(sum)).toBeNull()
})

it('writes sums with two decimals', () => {
  expect([sumText(512), sumText(9900), sumText(7)]).toEqual(['5.12', '99.00', '0.07'])
})
