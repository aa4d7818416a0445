import { afterEach, expect, it, vi } from 'vitest'
import { callSdk, notifySdk, requireText } from './sdk-call.ts'

afterEach(() => vi.useRealTimers())

it('turns anything a portal throws into a PlatformError', async () => {
  const thrown = callSdk(() => {
    throw { code: 'userNotAuthenticated' }
  }, 1000)
  await expect(thrown).rejects.toMatchObject({ name: 'PlatformError', code: 'FAILED', cause: { code: 'userNotAuthenticated' } })
  await expect(callSdk(() => Promise.reject('no'), 1000, 'CANCELLED')).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(await callSdk(() => 7, 1000)).toBe(7)
})

it('does not wait for ever for a response', async () => {
  vi.useFakeTimers()
  const refused = expect(callSdk(() => new Promise(() => {}), 500)).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await vi.advanceTimersByTimeAsync(500)
  await refused
})

it('survives a portal that fails on a report', async () => {
  expect(() =>
    notifySdk(() => {
      throw new Error('no')
    }),
  ).not.toThrow()
  expect(() => notifySdk(() => Promise.reject(new Error('no')))).not.toThrow()
})

it('accepts only texts that are not empty', () => {
  expect(requireText('token')).toBe('token')
  for (const lie of ['', undefined, null, 7, {}]) expect(() => requireText(lie)).toThrow(expect.objectContaining({ code: 'BAD_ANSWER' }))
})
