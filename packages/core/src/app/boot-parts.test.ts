import { afterEach, expect, it, vi } from 'vitest'
import type { CallFn } from '../net/call-type.ts'
import { loadModule } from '../services/load-module.ts'
import { barWidth } from '../ui/loading-screen.ts'
import { autoQuality } from './auto-quality.ts'
import { ErrorReports } from './error-reports.ts'

afterEach(() => vi.useRealTimers())

it.each([
  [undefined, 'STANDARD'],
  [1101, 'HIGH'],
  [1100, 'STANDARD'],
  [600, 'LOW'],
  [450, 'LOWEST'],
] as const)('chooses for %s megabytes the quality %s', (megabytes, quality) => {
  expect(autoQuality(megabytes)).toBe(quality)
})

it('shows a bar that begins at ten per cent', () => {
  expect([0, 50, 100].map(barWidth)).toEqual([10, 55, 100])
})

it('tries to bring a module for ever', async () => {
  vi.useFakeTimers()
  let tries = 0
  const failures = vi.fn()
  const bring = async () => {
    tries += 1
    if (tries < 6) throw new Error('404')
    return 'module'
  }
  const brought = loadModule(bring, { signal: new AbortController().signal, onFailure: failures })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await brought).toBe('module')
  expect(failures).toHaveBeenCalledTimes(5)
})

it('loads the page anew from the second failure on, for a browser may never ask for the module again', async () => {
  vi.useFakeTimers()
  const abort = new AbortController()
  const renew = vi.fn(async () => {})
  const waiting = loadModule(() => Promise.reject(new Error('404')), { signal: abort.signal, renew }).catch(() => 'gone')
  await vi.advanceTimersByTimeAsync(999)
  expect(renew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(renew).toHaveBeenCalledOnce()
  abort.abort(new Error('gone'))
  expect(await waiting).toBe('gone')
})

it('gives up a module with the game', async () => {
  const abort = new AbortController()
  const waiting = loadModule(() => new Promise(() => {}), { signal: abort.signal })
  abort.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
})

it('reports as many errors as the page has left, each once, also those from before it could', () => {
  const sent: string[] = []
  const call = (async (_: string, { body }: { body: { message: string } }) => sent.push(body.message)) as unknown as CallFn
  const heard = vi.fn()
  const page = { left: 3 }
  const reports = new ErrorReports('game.test', page, heard)
  reports.report('early')
  reports.report('early')
  expect(sent).toEqual([])
  reports.connect(call)
  for (const message of ['second', 'third', 'fourth']) reports.report(message)
  expect(sent).toEqual(['early', 'second', 'third'])
  expect(heard).toHaveBeenCalledTimes(3)
  new ErrorReports('game.test', page, heard).report('of another game on the same page')
  expect(heard).toHaveBeenCalledTimes(3)
})

it('watches for errors of its own scripts only, until it is told to stop', () => {
  const page = new EventTarget()
  const heard: string[] = []
  const reports = new ErrorReports('game.test', { left: 3 }, (message) => heard.push(message))
  const stop = reports.watch(page as unknown as Window, 'https://game.test/')
  const fail = (filename: string) =>
    page.dispatchEvent(Object.assign(new Event('error'), { filename, lineno: 1, message: 'boom', error: null }))
  fail('https://ads.test/ad.js')
  fail('https://game.test/main.js')
  expect(heard).toEqual(['boom https://game.test/main.js:1'])
  stop()
  fail('https://game.test/other.js')
  expect(heard).toHaveLength(1)
})
