import { expect, it } from 'vitest'
import { COMPLIMENT_MAX, cleanText, textProblem } from './player-text.ts'

const problem = (text: string) => textProblem(text, COMPLIMENT_MAX)

it.each([
  ['   ', 'TEXT_EMPTY'],
  ['a'.repeat(COMPLIMENT_MAX + 1), 'TEXT_TOO_LONG'],
  ['bell\u0007', 'TEXT_FORBIDDEN'],
  ['turned \u202Earound', 'TEXT_FORBIDDEN'],
  ['\u200d', 'TEXT_FORBIDDEN'],
  ['hidden\u200b', 'TEXT_FORBIDDEN'],
  ['zal\u0335\u0336\u0337\u0338go', 'TEXT_FORBIDDEN'],
  ['half of a pair \ud83d', 'TEXT_FORBIDDEN'],
] as const)('refuses %j', (text, code) => {
  expect(problem(text)).toBe(code)
})

it.each(['Спасибо за бой!', 'За твою спину — в любой бой 💛', '👩‍🚀', '❤️', 'a'.repeat(COMPLIMENT_MAX), '💛'.repeat(COMPLIMENT_MAX)])(
  'allows %j',
  (text) => {
    expect(problem(text)).toBeNull()
  },
)

it('stores a text in one line', () => {
  expect(cleanText('  two\n\tlines  here ')).toBe('two lines here')
})
