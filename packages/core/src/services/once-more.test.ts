import { describe, expect, it } from 'vitest'
import { onceMore } from './once-more.ts'

interface Open {
  readonly before: number
  done(repeat?: boolean): void
  fail(): void
}

/** Loads that end when the test says so. */
function loads() {
  const open: Open[] = []
  const load = onceMore(
    (before) =>
      new Promise((done, fail) =>
        open.push({ before, done: (repeat = false) => done(repeat), fail: () => fail(new Error('no connection')) }),
      ),
  )
  return { open, load }
}

const settled = () => new Promise((done) => setTimeout(done))

describe('a load', () => {
  it('that is asked for during another is done after it, once for all who asked', async () => {
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

  it('is repeated as long as it asks for it, and is told how many times it ran', async () => {
    const { open, load } = loads()
    const done = load()
    open[0]!.done(true)
    await settled()
    open[1]!.done()
    await done
    expect(open.map(({ before }) => before)).toEqual([0, 1])
  })

  it('that is asked for after another is a new one', async () => {
    const { open, load } = loads()
    const first = load()
    open[0]!.done()
    await first
    const second = load()
    open[1]!.done()
    await second
    expect(open.map(({ before }) => before)).toEqual([0, 0])
  })

  it('that fails rejects for all who asked, and can be repeated', async () => {
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
