import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pauses } from '../services/pauses.ts'
import { ConnectionStore } from './connection-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store whose pauses are their limits. `line.test` is what a test of the connection does. */
function setup(line: { test: (signal: AbortSignal) => Promise<boolean> }) {
  const test = vi.fn((signal: AbortSignal) => line.test(signal))
  const report = vi.fn()
  const pauses = new Pauses(2000, 16_000, () => 1)
  return { store: new ConnectionStore({ test, report, now: Date.now, pauses }), test, report }
}
const yes = async () => true
const no = async () => false
/** A test on a dead line: it ends only when it is aborted. */
const silence = (signal: AbortSignal) => new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false)))

it('comes back by itself once the server is reachable; then resolves all waits and reports the loss once', async () => {
  const line = { test: no }
  const { store, test, report } = setup(line)
  expect(await store.check()).toBe(false)
  expect([store.state, store.nextAttempt]).toEqual(['lost', Date.now() + 2000])
  const waiting = store.waitForServer()
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 16_000)
  expect([store.state, test.mock.calls.length]).toEqual(['lost', 5])
  expect(report).not.toHaveBeenCalled()
  line.test = yes
  await vi.advanceTimersByTimeAsync(16_000)
  expect(await waiting).toBe(true)
  expect([store.state, store.nextAttempt]).toEqual(['ok', null])
  expect(report).toHaveBeenCalledExactlyOnceWith('Server connection error')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(test).toHaveBeenCalledTimes(6)
})

it('begins with short pauses again after a connection that lasted, and not after one that did not', async () => {
  const line = { test: no }
  const { store } = setup(line)
  await store.check()
  await vi.advanceTimersByTimeAsync(2000)
  line.test = yes
  await vi.advanceTimersByTimeAsync(4000)
  line.test = no
  await store.check()
  expect(store.nextAttempt).toBe(Date.now() + 8000)
  line.test = yes
  await vi.advanceTimersByTimeAsync(8000 + 61_000)
  line.test = no
  await store.check()
  expect(store.nextAttempt).toBe(Date.now() + 2000)
})

it('tests at once when the player asks for it or the page wakes up, instead of waiting for a test on a dead line', async () => {
  const line: { test: (signal: AbortSignal) => Promise<boolean> } = { test: no }
  const { store } = setup(line)
  await store.check()
  line.test = yes
  store.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.state).toBe('ok')
  line.test = no
  await store.check()
  line.test = silence
  await vi.advanceTimersByTimeAsync(16_000)
  expect(store.nextAttempt).toBeNull()
  line.test = yes
  store.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect([store.state, store.wakes]).toEqual(['ok', 1])
})

it('tests once for all calls that fail at the same time', async () => {
  const { store, test } = setup({ test: yes })
  await Promise.all([store.check(), store.check(), store.check()])
  expect(test).toHaveBeenCalledTimes(1)
})

it('gives up for a while although the server is reachable', async () => {
  const { store } = setup({ test: yes })
  store.lose()
  expect([store.state, store.nextAttempt]).toEqual(['lost', Date.now() + 2000])
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.state).toBe('ok')
})

it.each(['obsolete', 'failed'] as const)(
  'stays %s whatever the connection does, and reloads once the server is reachable',
  async (state) => {
    const line = { test: no }
    const { store } = setup(line)
    const reload = vi.fn()
    store.end(state, 30_000, reload)
    store.wake()
    await vi.advanceTimersByTimeAsync(30_000)
    expect([store.state, reload.mock.calls.length, store.nextAttempt]).toEqual([state, 0, Date.now() + 2000])
    line.test = yes
    await vi.advanceTimersByTimeAsync(2000)
    expect([store.state, reload.mock.calls.length]).toEqual([state, 1])
  },
)

it('resolves waits with false when the game is destroyed, and tests no more', async () => {
  const { store, test, report } = setup({ test: no })
  await store.check()
  const waiting = store.waitForServer()
  store.destroy()
  expect(await waiting).toBe(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(report).not.toHaveBeenCalled()
  expect(test).toHaveBeenCalledTimes(1)
})
