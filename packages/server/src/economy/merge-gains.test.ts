import { expect, test } from 'vitest'
import { merged } from './merge-gains.ts'

test('gains of a kind are told as one, in the order in which they came', () => {
  const gains = [
    { kind: 'gold', amount: 5 },
    { kind: 'lamp_nun', amount: 1 },
    { kind: 'gold', amount: 40 },
  ]
  expect(merged(gains)).toEqual([
    { kind: 'gold', amount: 45 },
    { kind: 'lamp_nun', amount: 1 },
  ])
  expect(merged([])).toEqual([])
})
