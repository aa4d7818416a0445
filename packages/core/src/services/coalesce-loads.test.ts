import { describe, expect, it } from 'vitest'
import { coalesceLoads } from './coalesce-loads.ts'

interface Open {
  readonly runs: number
  done(repeat?: boolean): void
  fail(): void
}

/** Loads that end when the test says so. */
function loads() {
  const open: Open[] = []
  const load = coalesceLoads(
    (runs) =>
      new Promise((done, fail) =>
        open.push({ runs, done: (repeat = false) => done(repeat), fail: () => fail(new Error('no connection')) }),
      ),
  )
  return { open, load }
}

const settled = () => new Promise((done) => setTimeout(done))

describe('a load', () => {
  it('requested during another runs after it, once for all requests', async () => {
    const { open, load } = loads()
    const all = Promise.all([load(), load(), load()])
    expect(open).toHaveLength(1)
    open[0]!.done()
    await settled()
    expect(open).toHaveLength(2)
    open[1]!.done()
    await all
    expect(open).toHaveLength(2)
  })

  it('runs again while it resolves with true, and gets the number of runs so far', async () => {
    const { open, load } = loads()
    const done = load()
    open[0]!.done(true)
    await settled()
    open[1]!.done()
    await done
    expect(open.map(({ runs }) => runs)).toEqual([0, 1])
  })

  it('requested after another is a new one', async () => {
    const { open, load } = loads()
    const first = load()
    open[0]!.done()
    await first
    const second = load()
    open[1]!.done()
    await second
    expect(open.map(({ runs }) => runs)).toEqual([0, 0])
  })

  it('that fails rejects for all callers, and can be repeated', async () => {
    const { open, load } = loads()
    const both = Promise.allSettled([load(), load()])
    open[0]!.fail()
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = load()
    expect(open).toHaveLength(2)
    open[1]!.done()
    await next
  })
})
