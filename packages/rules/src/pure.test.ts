import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nextUint32, seedRng } from './battle/dice.ts'
import { mix, pick, weighted } from './mix.ts'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))

it('uses no clock, no randomness of its own, no network and no function that engines may round differently', () => {
  const forbidden =
    /\bDate\b|Math\.random|Math\.(sin|cos|tan|exp|log\d*|pow|cbrt|hypot)\b|performance\.|fetch\(|setTimeout|process\.|from 'node:/
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(({ text }) => forbidden.test(text.replace(/^\s*(\/\/|\/?\*).*$/gm, ''))).map(({ name }) => name)).toEqual([])
})

it('rolls the same for the same seed, differently for another, and every face about equally often', () => {
  const [a, b, c] = [seedRng('ab'), seedRng('ab'), seedRng('ac')]
  expect([nextUint32(a), nextUint32(a)]).toEqual([nextUint32(b), nextUint32(b)])
  expect(nextUint32(c)).not.toBe(nextUint32(seedRng('ab')))
  const counts = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 10_000; i++) counts[nextUint32(a) % 10]!++
  expect(Math.min(...counts)).toBeGreaterThan(900)
  expect(Math.max(...counts)).toBeLessThan(1100)
})

it('hashes neighbouring numbers to distant ones and chooses by weight', () => {
  expect(mix(1, 2)).not.toBe(mix(2, 1))
  expect(mix(1)).toBe(mix(1))
  const drawn = Array.from({ length: 8000 }, (_, i) =>
    weighted(['often', 'seldom', 'never'], (w) => ({ often: 3, seldom: 1, never: 0 })[w]!, i),
  )
  const often = drawn.filter((w) => w === 'often').length
  expect(often > 5800 && often < 6200 && !drawn.includes('never')).toBe(true)
  expect(new Set(Array.from({ length: 100 }, (_, i) => pick(6, 9, i))).size).toBe(6)
})
