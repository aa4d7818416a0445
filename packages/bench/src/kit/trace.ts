// What a page's main thread did, from the browser's own trace. Times are the thread's, not the clock's: on a busy machine the page waits,
// but does not work more.
import type { Browser, Page } from 'playwright'
import { quantile } from './figures.ts'

export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: the start, the duration, and the part of it in which the thread was busy. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** All in milliseconds of the main thread's own work. */
export interface Work {
  readonly frames: number
  /** Mean script time per frame, including timers, input and replies between two frames. */
  readonly mean: number
  /** Script time in the task that started a frame. */
  readonly median: number
  readonly p95: number
  readonly longestTask: number
  readonly tasksOver50: number
}

const SCRIPT = ['FireAnimationFrame', 'FunctionCall', 'TimerFire', 'EventDispatch', 'EvaluateScript', 'RunMicrotasks', 'FireIdleCallback']
const MICROSECONDS = 1000

/** Reads a trace: the busiest thread with frames in it is the page's. Throws if no frame was drawn. */
export function workOf(events: readonly TraceEvent[]): Work {
  const whole = events.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined)
  const counts = new Map<string, number>()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  for (const event of whole) if (event.name === 'FireAnimationFrame') counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1)
  const [thread] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  if (!thread) throw new Error('The trace has no frame in it.')
  const own = whole.filter((event) => threadOf(event) === thread).sort((a, b) => a.ts - b.ts || b.dur! - a.dur!)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const inFrames: number[] = []
  let all = 0
  let next = 0
  for (const task of tasks) {
    let script = 0
    let drawn = false
    let outer = 0
    for (; next < own.length && own[next]!.ts < task.ts + task.dur!; next++) {
      const event = own[next]!
      if (event.ts < task.ts || !SCRIPT.includes(event.name)) continue
      drawn ||= event.name === 'FireAnimationFrame'
      // Scripts inside other scripts are counted with these.
      if (event.ts < outer) continue
      outer = event.ts + event.dur!
      script += event.tdur!
    }
    all += script
    if (drawn) inFrames.push(script / MICROSECONDS)
  }
  const lengths = tasks.map(({ tdur }) => tdur! / MICROSECONDS)
  return {
    frames: inFrames.length,
    mean: all / MICROSECONDS / inFrames.length,
    median: quantile(inFrames, 0.5),
    p95: quantile(inFrames, 0.95),
    longestTask: Math.max(...lengths),
    tasksOver50: lengths.filter((ms) => ms > 50).length,
  }
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
const eventsOf = (trace: Buffer) => (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents

/** Traces a page for that many seconds. */
export async function watch(browser: Browser, page: Page, seconds: number): Promise<Work> {
  await browser.startTracing(page, { categories })
  await page.waitForTimeout(seconds * 1000)
  return workOf(eventsOf(await browser.stopTracing()))
}

/** Returns the slowdown by throttling, from a trace of the same work without and with it: the two longest tasks, in order. */
export function throttlingOf(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name, ph, tdur }) => name === 'RunTask' && ph === 'X' && tdur !== undefined)
  const [first, second] = tasks
    .sort((a, b) => b.tdur! - a.tdur!)
    .slice(0, 2)
    .sort((a, b) => a.ts - b.ts)
  if (!first || !second) throw new Error('The trace has no two tasks in it.')
  return second.tdur! / first.tdur!
}

/** Throttles the page's processor to one `factor`-th. Returns the measured slowdown of an arithmetic task. */
export async function throttle(browser: Browser, page: Page, factor: number): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  const arithmetic = () =>
    page.evaluate(() => {
      let x = 1
      for (let i = 0; i < 30_000_000; i++) x = (x * 16_807) % 2_147_483_647
      return x
    })
  // The first run compiles the code and does not count.
  await arithmetic()
  await browser.startTracing(page, { categories })
  await arithmetic()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor })
  await arithmetic()
  return throttlingOf(eventsOf(await browser.stopTracing()))
}
