import { expect, it, vi } from 'vitest'
import { ConnectionStore } from './connection-store.ts'

it('shows the page while the server is not there, and lets those who wait go on when it is', async () => {
  let there = false
  const store = new ConnectionStore(async () => there)
  expect(await store.check()).toBe(false)
  expect(store.state).toBe('lost')
  const waiting = store.found()
  there = true
  expect(await store.retry()).toBe(true)
  expect(await waiting).toBe(true)
  expect(store.state).toBe('ok')
})

it('tests once for all that fail at the same time', async () => {
  const test = vi.fn(async () => true)
  const store = new ConnectionStore(test)
  await Promise.all([store.check(), store.check(), store.check()])
  expect(test).toHaveBeenCalledTimes(1)
})

it('stays obsolete whatever the line does', async () => {
  const store = new ConnectionStore(async () => true)
  store.set('obsolete')
  await store.check()
  expect(store.state).toBe('obsolete')
})

it('lets nobody wait for a game that is gone', async () => {
  const store = new ConnectionStore(async () => false)
  await store.check()
  const waiting = store.found()
  store.destroy()
  expect(await waiting).toBe(false)
})
