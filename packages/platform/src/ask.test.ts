import { afterEach, expect, it, vi } from 'vitest'
import { ask, tell, text } from './ask.ts'

afterEach(() => vi.useRealTimers())

it('turns whatever a portal throws into the error that the game knows', async () => {
  const thrown = ask(() => {
    throw { code: 'userNotAuthenticated' }
  }, 1000)
  await expect(thrown).rejects.toMatchObject({ name: 'PlatformError', code: 'FAILED', cause: { code: 'userNotAuthenticated' } })
  await expect(ask(() => Promise.reject('no'), 1000, 'CANCELLED')).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(await ask(() => 7, 1000)).toBe(7)
})

it('does not wait for ever for an answer', async () => {
  vi.useFakeTimers()
  const refused = expect(ask(() => new Promise(() => {}), 500)).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await vi.advanceTimersByTimeAsync(500)
  await refused
})

it('survives a portal that does not want to hear the news', async () => {
  expect(() =>
    tell(() => {
      throw new Error('no')
    }),
  ).not.toThrow()
  expect(() => tell(() => Promise.reject(new Error('no')))).not.toThrow()
})

it('believes only texts that say something', () => {
  expect(text('token')).toBe('token')
  for (const lie of ['', undefined, null, 7, {}]) expect(() => text(lie)).toThrow(expect.objectContaining({ code: 'BAD_ANSWER' }))
})
