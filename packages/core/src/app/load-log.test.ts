import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallFn } from '../net/call-type.ts'
import { LoadLog, memoryOf } from './load-log.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function make() {
  const logged: string[] = []
  const left: unknown[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const window = new EventTarget()
  const call = (async (name: string, { query }: { query: object }) => {
    expect(query).toEqual({ used: 5, h_session: 'this page' })
    logged.push(name.replace('GET /api/load/log/', ''))
  }) as unknown as CallFn
  const log = new LoadLog({
    call,
    session: 'this page',
    memory: () => ({ used: 5 }),
    sendOnLeave: (_, query) => left.push(query),
    page,
    window: window as unknown as Window,
  })
  return { log, logged, left, page, window }
}

it('logs once each that the platform has answered, and five and fifty per cent', () => {
  const { log, logged } = make()
  for (const pct of [2, 5, 6, 50, 80]) log.loaded(pct)
  expect(logged).toEqual(['boot', 'five', 'half'])
})

it('logs every five seconds while the page is visible, until the game starts', () => {
  const { log, logged, page } = make()
  log.start()
  vi.advanceTimersByTime(10_000)
  expect(logged).toEqual(['preboot', 'active', 'active'])
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(10_000)
  expect(logged.slice(3)).toEqual(['hidden'])
  log.gameStarted()
  expect(vi.getTimerCount()).toBe(0)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(logged.slice(4)).toEqual(['game/started'])
})

it('logs how much was loaded when the page is left, but not once the game has started', () => {
  const { log, left, window } = make()
  log.start()
  log.loaded(41.6)
  window.dispatchEvent(new Event('pagehide'))
  expect(left).toEqual([{ used: 5, h_session: 'this page', loadedPct: 42 }])
  log.gameStarted()
  window.dispatchEvent(new Event('pagehide'))
  expect(left).toHaveLength(1)
})

it('reads memory in megabytes as far as the browser reports it', () => {
  expect(memoryOf(0.5, {})).toEqual({ available: 512 })
  expect(memoryOf(undefined, { memory: { usedJSHeapSize: 2 ** 20 * 30, jsHeapSizeLimit: 2 ** 20 * 900 } })).toEqual({
    available: 900,
    used: 30,
  })
  expect(memoryOf(undefined, {})).toEqual({})
})
