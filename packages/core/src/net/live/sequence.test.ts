import { expect, it } from 'vitest'
import { Sequence } from './sequence.ts'

it('takes messages in their order and drops repeated ones', () => {
  const sequence = new Sequence()
  expect(sequence.next('a', 5)).toBe('take')
  expect(sequence.next('a', 6)).toBe('take')
  expect(sequence.next('a', 6)).toBe('drop')
  expect(sequence.next('a', 2)).toBe('drop')
})

it('finds a gap and keeps the count until a snapshot resets it', () => {
  const sequence = new Sequence()
  sequence.next('a', 1)
  expect(sequence.next('a', 4)).toBe('gap')
  expect(sequence.last('a')).toBe(1)
  sequence.reset('a', 4)
  expect(sequence.next('a', 5)).toBe('take')
})

it('counts each destination by itself', () => {
  const sequence = new Sequence()
  sequence.next('a', 9)
  expect(sequence.next('b', 1)).toBe('take')
  sequence.forget()
  expect(sequence.last('a')).toBeUndefined()
})
