import { expect, it } from 'vitest'
import { duration, shortNumber } from './format.ts'

it.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '10k'],
  [12_345, '12.3k'],
  [99_999, '99.9k'],
  [123_456, '123k'],
  [999_999, '999k'],
  [1_000_000, '1M'],
  [2_560_000_000, '2.5G'],
  [-12_345, '−12.3k'],
])('shortens %d to %s', (value, text) => {
  expect(shortNumber(value, 'EN')).toBe(text)
})

it('writes the Russian comma', () => {
  expect(shortNumber(12_345, 'RU')).toBe('12,3k')
})

it.each([
  [10_000, '10\u00a0тыс.'],
  [12_345, '12,3\u00a0тыс.'],
  [2_560_000, '2,5\u00a0млн'],
  [3_000_000_000, '3\u00a0млрд'],
  [4 * 1000 ** 4, '4\u00a0трлн'],
  [5 * 1000 ** 5, '5P'],
])('shortens %d to %s in a Russian sentence', (value, text) => {
  expect(shortNumber(value, 'RU', 'sentence')).toBe(text)
  expect(shortNumber(value, 'EN', 'sentence')).toBe(shortNumber(value, 'EN'))
})

it('uses all the suffixes in order, and stays at the last', () => {
  const letters = Array.from({ length: 13 }, (_, step) => shortNumber(20 * 1000 ** (step + 1), 'EN').at(-1))
  expect(letters.join('')).toBe('kMGTPESYRQFDA')
  expect(shortNumber(1e45, 'EN')).toMatch(/A$/)
})

const t = (key: string, values: object = {}) => `${key.replace('duration.', '')} ${JSON.stringify(values)}`

it.each([
  [0, 'seconds {"s":0}'],
  [59_000, 'seconds {"s":59}'],
  [59_001, 'minutesOnly {"m":1}'],
  [90_000, 'minutes {"m":1,"s":30}'],
  [3_600_000, 'hoursOnly {"h":1}'],
  [5_400_000, 'hours {"h":1,"m":30}'],
  [259_199_000, 'hours {"h":71,"m":59}'],
  [259_200_000, 'days {"count":3}'],
  [260_000_000, 'days {"count":4}'],
  [-5, 'seconds {"s":0}'],
])('writes %d milliseconds as text', (ms, words) => {
  expect(duration(ms, t)).toBe(words)
})
