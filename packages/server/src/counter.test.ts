import { MINUTE } from '@skystair/contract/time'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryCounter } from './counter.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 10, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts each key from its first event to the end of its window', async () => {
  const counter = memoryCounter()
  expect(await counter.count('a', MINUTE)).toEqual({ count: 1, left: MINUTE })
  await vi.advanceTimersByTimeAsync(MINUTE - 1)
  expect([await counter.count('a', MINUTE), (await counter.count('b', MINUTE)).count]).toEqual([{ count: 2, left: 1 }, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect(await counter.count('a', MINUTE)).toEqual({ count: 1, left: MINUTE })
})

it('begins the window of a key anew where it is told to forget it', async () => {
  const counter = memoryCounter()
  for (let n = 0; n < 3; n++) await counter.count('a', MINUTE)
  await vi.advanceTimersByTimeAsync(MINUTE / 2)
  await counter.forget('a', MINUTE)
  expect(await counter.count('a', MINUTE)).toEqual({ count: 1, left: MINUTE })
})

it('ends a window on time also when the clock is set back, and never names a longer one', async () => {
  const counter = memoryCounter()
  await counter.count('a', MINUTE)
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await counter.count('a', MINUTE)).toEqual({ count: 2, left: MINUTE })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(await counter.count('a', MINUTE)).toEqual({ count: 1, left: MINUTE })
})
