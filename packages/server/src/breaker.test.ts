import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { breaker } from './breaker.ts'

class Silent extends Error {}
const settings = { timeout: 100, open: 1000, error: () => new Silent('silent'), isSilence: (error: unknown) => error instanceof Silent }
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})
/** Lets this many milliseconds pass, and then the pending work run. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let n = 0; n < 4; n++) await new Promise((resolve) => setImmediate(resolve))
}
/** The outcome of work so far. */
function outcome(work: Promise<unknown>): () => unknown {
  let seen: unknown = 'waiting'
  work.then(
    (result) => {
      seen = result
    },
    (error) => {
      seen = (error as Error).message
    },
  )
  return () => seen
}

it('passes on the responses of the service, including its errors', async () => {
  const guard = breaker(settings)
  await expect(guard(async () => 7)).resolves.toBe(7)
  await expect(guard(() => Promise.reject(new Error('no such row')))).rejects.toThrow('no such row')
})

it('rejects all waiting work once nothing made progress for the time limit, and further work at once', async () => {
  const guard = breaker(settings)
  const [first, second] = [outcome(guard(never)), outcome(guard(never))]
  await pass(99)
  expect([first(), second()]).toEqual(['waiting', 'waiting'])
  await pass(1)
  expect([first(), second()]).toEqual(['silent', 'silent'])
  let began = false
  await expect(
    guard(async () => {
      began = true
    }),
  ).rejects.toThrow('silent')
  expect(began).toBe(false)
})

it('leaves all work alone while the service responds when it is asked', async () => {
  let answer: () => Promise<unknown> = async () => {}
  const guard = breaker({ ...settings, ask: () => answer() })
  const [first, second] = [outcome(guard(never)), outcome(guard(never))]
  await pass(250)
  expect([first(), second()]).toEqual(['waiting', 'waiting'])
  answer = () => Promise.reject(new Error('no'))
  await pass(100)
  expect([first(), second()]).toEqual(['silent', 'silent'])
})

it('leaves slow work alone while other work makes progress', async () => {
  const guard = breaker(settings)
  const slow = outcome(guard(never))
  for (let n = 0; n < 5; n++) {
    await pass(60)
    await guard(async () => n)
  }
  expect(slow()).toBe('waiting')
  await pass(100)
  expect(slow()).toBe('silent')
})

it('lets one try again after a time, and all others once that one has a response', async () => {
  const guard = breaker(settings)
  outcome(guard(never))
  await pass(100)
  await pass(1000)
  let respond = (_: number) => {}
  const tried = outcome(
    guard(
      () =>
        new Promise<number>((resolve) => {
          respond = resolve
        }),
    ),
  )
  await expect(guard(async () => 1)).rejects.toThrow('silent')
  respond(8)
  await pass(0)
  expect(tried()).toBe(8)
  await expect(guard(async () => 2)).resolves.toBe(2)
})

it('stays open when the one that tried again gets no response either', async () => {
  const guard = breaker(settings)
  outcome(guard(never))
  await pass(100)
  await pass(1000)
  await expect(guard(() => Promise.reject(new Silent('silent')))).rejects.toThrow('silent')
  await expect(guard(async () => 1)).rejects.toThrow('silent')
  await pass(1000)
  await expect(guard(async () => 2)).resolves.toBe(2)
})

it('closes when work that was given up gets its response after all', async () => {
  const guard = breaker(settings)
  let respond = () => {}
  outcome(
    guard(
      () =>
        new Promise<void>((resolve) => {
          respond = resolve
        }),
    ),
  )
  await pass(100)
  respond()
  await pass(0)
  await expect(guard(async () => 3)).resolves.toBe(3)
})
