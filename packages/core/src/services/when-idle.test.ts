import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('runs when the browser is idle, and not after it was cancelled', () => {
  const asked = new Map<number, () => void>()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => asked.set(asked.size + 1, work).size)
  vi.stubGlobal('cancelIdleCallback', (handle: number) => asked.delete(handle))
  const work = vi.fn()
  whenIdle(work)
  whenIdle(work)()
  for (const due of asked.values()) due()
  expect(work).toHaveBeenCalledTimes(1)
})

it('waits a moment if the browser has no idle callback', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const work = vi.fn()
  const never = vi.fn()
  whenIdle(work)
  whenIdle(never)()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
  expect(never).not.toHaveBeenCalled()
})
