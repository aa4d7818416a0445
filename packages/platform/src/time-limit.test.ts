import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeLimit } from './time-limit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('settles as the promise does and leaves no timer behind', async () => {
  await expect(withTimeLimit(Promise.resolve(7), 1000)).resolves.toBe(7)
  await expect(withTimeLimit(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects with the given code after the time limit, and ignores a late result', async () => {
  let answer: (value: number) => void = () => {}
  const limited = withTimeLimit(new Promise<number>((resolve) => (answer = resolve)), 1000, 'SDK_UNAVAILABLE')
  const refused = expect(limited).rejects.toMatchObject({ name: 'PlatformError', code: 'SDK_UNAVAILABLE' })
  await vi.advanceTimersByTimeAsync(1000)
  answer(7)
  await refused
})
