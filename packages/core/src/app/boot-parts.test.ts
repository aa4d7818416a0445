import { afterEach, expect, it, vi } from 'vitest'
import type { CallFn } from '../net/call-type.ts'
import { loadModule } from '../services/load-module.ts'
import { autoQuality } from './auto-quality.ts'
import { ErrorReports } from './error-reports.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  [undefined, 'STANDARD'],
  [1101, 'HIGH'],
  [1100, 'STANDARD'],
  [600, 'LOW'],
  [450, 'LOWEST'],
] as const)('chooses for %s megabytes the quality %s', (megabytes, quality) => {
  expect(autoQuality(megabytes)).toBe(quality)
})

it('retries to load a module for ever', async () => {
  vi.useFakeTimers()
  let tries = 0
  const failures = vi.fn()
  const load = async () => {
    tries += 1
    if (tries < 6) throw new Error('404')
    return 'module'
  }
  const loaded = loadModule(load, { signal: new AbortController().signal, onFailure: failures })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await loaded).toBe('module')
  expect(failures).toHaveBeenCalledTimes(5)
})

it('reloads the page from the second failure on, because a browser may never request the module again', async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const abort = new AbortController()
  const reloadPage = vi.fn(async () => {})
  const waiting = loadModule(() => Promise.reject(new Error('404')), { signal: abort.signal, reloadPage }).catch(() => 'ended')
  await vi.advanceTimersByTimeAsync(999)
  expect(reloadPage).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reloadPage).toHaveBeenCalledOnce()
  abort.abort(new Error('ended'))
  expect(await waiting).toBe('ended')
})

it('gives a script two minutes before it is requested again', async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => new Promise<string>(() => {}))
  const abort = new AbortController()
  const waiting = loadModule(load, { signal: abort.signal }).catch(() => 'ended')
  await vi.advanceTimersByTimeAsync(119_999)
  expect(load).toHaveBeenCalledTimes(1)
  // With the pause after a failure.
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).toHaveBeenCalledTimes(2)
  abort.abort()
  expect(await waiting).toBe('ended')
})

it('stops loading a module when the game ends', async () => {
  const abort = new AbortController()
  const waiting = loadModule(() => new Promise(() => {}), { signal: abort.signal })
  abort.abort(new Error('ended'))
  await expect(waiting).rejects.toThrow('ended')
})

it('reports as many errors as the page has left, each once, also those from before it was connected', () => {
  const sent: string[] = []
  const call = (async (_: string, { body }: { body: { message: string } }) => sent.push(body.message)) as unknown as CallFn
  const reported = vi.fn()
  const page = { left: 3 }
  const reports = new ErrorReports('game.test', page, reported)
  reports.report('early\n  in f\n  in g')
  reports.report('early\n  in f\n  in h')
  expect(sent).toEqual([])
  reports.connect(call)
  for (const message of ['second', 'third', 'fourth']) reports.report(message)
  expect(sent).toEqual(['early\n  in f\n  in g', 'second', 'third'])
  expect(reported).toHaveBeenCalledTimes(3)
  new ErrorReports('game.test', page, reported).report('of another game on the same page')
  expect(reported).toHaveBeenCalledTimes(3)
})

it('adds to each report what draws the canvas, and keeps to the longest message that the server takes', () => {
  const sent: string[] = []
  const call = (async (_: string, { body }: { body: { message: string } }) => sent.push(body.message)) as unknown as CallFn
  const reports = new ErrorReports(
    'game.test',
    { left: 3 },
    () => {},
    () => 'CANVAS · SOFTWARE · llvmpipe',
  )
  reports.connect(call)
  reports.report('boom')
  reports.report('x'.repeat(5000))
  expect(sent[0]).toBe('boom\nCANVAS · SOFTWARE · llvmpipe')
  expect(sent[1]?.endsWith('\nCANVAS · SOFTWARE · llvmpipe')).toBe(true)
  expect(sent[1]?.length).toBeLessThanOrEqual(4000)
})

it('watches for errors of its own scripts only, until it is stopped', () => {
  const page = new EventTarget()
  const reported: string[] = []
  const reports = new ErrorReports('game.test', { left: 3 }, (message) => reported.push(message))
  const stop = reports.watch(page as unknown as Window, 'https://game.test/')
  const fail = (filename: string) =>
    page.dispatchEvent(Object.assign(new Event('error'), { filename, lineno: 1, message: 'boom', error: null }))
  fail('https://ads.test/ad.js')
  fail('https://game.test/main.js')
  expect(reported).toEqual(['boom https://game.test/main.js:1'])
  stop()
  fail('https://game.test/other.js')
  expect(reported).toHaveLength(1)
})
