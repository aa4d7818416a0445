import { describe, expect, it } from 'vitest'
import { type TraceEvent, throttlingOf, workOf } from './trace.ts'

const event = (name: string, ts: number, dur: number, tdur = dur, tid = 1): TraceEvent => ({ name, ph: 'X', pid: 1, tid, ts, dur, tdur })

describe("a page's work, read from a trace,", () => {
  it('counts frames, the script in them, and the script between them', () => {
    const work = workOf([
      event('RunTask', 0, 10_000),
      event('FireAnimationFrame', 1000, 4000),
      event('FunctionCall', 1500, 3000),
      event('RunTask', 20_000, 3000),
      event('TimerFire', 20_500, 2000),
      event('RunTask', 30_000, 8000),
      event('FireAnimationFrame', 31_000, 6000),
    ])
    expect(work).toEqual({ frames: 2, mean: 6, median: 4, p95: 6, longestTask: 10, tasksOver50: 0 })
  })

  it('counts the work of the thread, not its waiting', () => {
    const work = workOf([event('RunTask', 0, 90_000, 5000), event('FireAnimationFrame', 1000, 80_000, 2000)])
    expect([work.mean, work.longestTask, work.tasksOver50]).toEqual([2, 5, 0])
  })

  it('ignores other threads', () => {
    const work = workOf([
      event('RunTask', 0, 5000),
      event('FireAnimationFrame', 0, 1000),
      event('RunTask', 0, 60_000, 60_000, 2),
      event('FunctionCall', 0, 50_000, 50_000, 2),
    ])
    expect([work.mean, work.tasksOver50]).toEqual([1, 0])
  })

  it('refuses a trace without frames', () => {
    expect(() => workOf([event('RunTask', 0, 10)])).toThrow('no frame')
  })
})

it('throttling is measured by the same work without and with it, whatever else ran', () => {
  expect(throttlingOf([event('RunTask', 0, 900, 10), event('RunTask', 1000, 300, 200), event('RunTask', 2000, 9000, 800)])).toBe(4)
  expect(() => throttlingOf([event('RunTask', 0, 10)])).toThrow('no two tasks')
})
