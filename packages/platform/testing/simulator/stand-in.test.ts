import { expect, it } from 'vitest'
import { runStandIn, standIn } from './stand-in.ts'

it('passes a function and its values to another window as text', () => {
  const source = standIn(
    (window: { sum?: number }, parts: number[], more: number) => {
      window.sum = parts.reduce((sum, part) => sum + part, more)
    },
    [1, 2],
    3,
  )
  const window: { sum?: number } = {}
  runStandIn(source, window)
  expect(window.sum).toBe(6)
})
