import { expect, it, vi } from 'vitest'
import { ConnectionStore } from './connection-store.ts'

it('shows the connection page while the server is unreachable; afterwards resolves all waits and reports the loss once', async () => {
  let reachable = false
  const report = vi.fn()
  const store = new ConnectionStore(async () => reachable, report)
  expect(await store.check()).toBe(false)
  expect(store.state).toBe('lost')
  await store.check()
  expect(report).not.toHaveBeenCalled()
  const waiting = store.waitForServer()
  reachable = true
  expect(await store.retry()).toBe(true)
  expect(await waiting).toBe(true)
  expect(store.state).toBe('ok')
  expect(report).toHaveBeenCalledExactlyOnceWith('Server connection error')
})

it('tests once for all calls that fail at the same time', async () => {
  const test = vi.fn(async () => true)
  const store = new ConnectionStore(test, () => {})
  await Promise.all([store.check(), store.check(), store.check()])
  expect(test).toHaveBeenCalledTimes(1)
})

it.each(['obsolete', 'failed'] as const)('stays %s whatever the connection does', async (state) => {
  const store = new ConnectionStore(
    async () => true,
    () => {},
  )
  store.set(state)
  await store.check()
  expect(store.state).toBe(state)
})

it('resolves waits with false when the game is destroyed', async () => {
  const report = vi.fn()
  const store = new ConnectionStore(async () => false, report)
  await store.check()
  const waiting = store.waitForServer()
  store.destroy()
  expect(await waiting).toBe(false)
  expect(report).not.toHaveBeenCalled()
})
