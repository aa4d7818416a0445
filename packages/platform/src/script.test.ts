import { afterEach, expect, it, vi } from 'vitest'
import { loadSdk, once, SCRIPT_LIMIT } from './script.ts'

afterEach(() => vi.useRealTimers())

it('rejects with SDK_UNAVAILABLE if a script is blocked', async () => {
  const loading = loadSdk({ loadScript: () => Promise.reject(new Error('blocked')) }, 'https://portal.test/sdk.js?key=1')
  await expect(loading).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE', message: '/sdk.js did not load' })
})

it('does not wait for ever for a script', async () => {
  vi.useFakeTimers()
  const refused = expect(loadSdk({ loadScript: () => new Promise(() => {}) }, '/sdk.js')).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  await vi.advanceTimersByTimeAsync(SCRIPT_LIMIT)
  await refused
})

it('runs a task once, and again only after a failure', async () => {
  const work = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(7)
  const get = once(work)
  await expect(get()).rejects.toThrow('no')
  expect(await Promise.all([get(), get()])).toEqual([7, 7])
  expect(work).toHaveBeenCalledTimes(2)
})

it('reports the first success to callers that only wait', async () => {
  const get = once(vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(7))
  let heard: number | null = null
  void get.opened.then((value) => {
    heard = value
  })
  await get().catch(() => {})
  expect(heard).toBeNull()
  await get()
  expect(await get.opened).toBe(7)
  expect(heard).toBe(7)
})
