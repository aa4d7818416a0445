import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guest } from '../../testing/client.ts'
import { engines } from '../../testing/engines.ts'
import { serverOn } from '../../testing/server-on.ts'
import { type Outdated, SWEPT_AT_ONCE, type Sweep } from '../sweep.ts'
import { choresOf, SWEEP_LEASE } from './chores.ts'

const LINES = 2 * SWEPT_AT_ONCE + 1
const STEPS = 3
const lines: Outdated = { table: 'load_log', where: 'at <= ?', values: () => [0] }
const failing: Sweep = {
  one: async () => {
    throw new Error('broken')
  },
}

describe.each(engines)('a sweep on $engine', (each) => {
  const on = serverOn(each)
  const left = async () =>
    (await on.server.db.tx((tx) => tx.one<{ lines: number }>('select count(*) as lines from load_log where at = 0')))!.lines
  const failures: string[] = []
  const log = { error: (_: unknown, what: string) => void failures.push(what) } as never

  /** Returns the chores of a node, which waits between two steps as `pause` does. */
  const node = (name: string, pause: () => Promise<unknown>, sweeps: readonly Sweep[] = [lines]) =>
    choresOf({
      ...{ areas: [], deps: on.server.deps, sweeps, personal: { tables: [], forgetName: async () => {} } },
      ...{ maintenance: on.server.db, node: name, log, pause },
    })

  beforeEach(async () => {
    if (!each.here) return
    await on.server.db.tx((tx) =>
      tx.run(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${LINES}) insert into load_log (step, at) select 'old', 0 from n`,
      ),
    )
  })
  afterEach(async () => {
    failures.length = 0
    if (each.here) await on.server.db.tx((tx) => tx.run('delete from load_log'))
  })

  it.skipIf(!each.here)('removes a large number of rows in small steps, and calls are handled between them', async () => {
    const seen: [lines: number, status: number][] = []
    const client = await guest(on.server.app)
    await node('one', async () => seen.push([await left(), (await client.call('GET /api/player/current')).status])).sweep()
    expect(seen).toEqual([
      [SWEPT_AT_ONCE + 1, 200],
      [1, 200],
      [0, 200],
    ])
  })

  it.skipIf(!each.here)('goes on with the next area if one fails', async () => {
    await node('one', async () => {}, [failing, lines]).sweep()
    expect([await left(), failures]).toEqual([0, ['the sweep failed']])
  })

  it.skipIf(!each.here)('is done by one node at a time', async () => {
    let others = 0
    const other = node('two', async () => others++)
    await node('one', () => other.sweep()).sweep()
    expect([others, await left()]).toEqual([0, 0])
  })

  it.skipIf(!each.here)('is taken over from a node that has stopped in the middle, which does not go on when it wakes', async () => {
    let [wake, steps] = [() => {}, 0]
    const frozen = new Promise<void>((resolve) => {
      wake = resolve
    })
    const stopped = node('one', () => {
      steps++
      return frozen
    })
    const first = stopped.sweep()
    await expect.poll(() => steps).toBe(1)
    const before = await left()
    await node('two', async () => {}).sweep()
    expect(await left()).toBe(before)
    on.server.clock.pass(SWEEP_LEASE)
    await node('two', async () => {
      wake()
      await first
    }).sweep()
    expect([steps, await left()]).toEqual([1, 0])
  })

  it.skipIf(!each.here)('ends after its present step when the server ends', async () => {
    let steps = 0
    const chores = node('one', async () => {
      steps++
      void chores.end()
    })
    await chores.sweep()
    await chores.sweep()
    expect([steps, await left()]).toEqual([1, LINES - SWEPT_AT_ONCE])
    expect(steps).toBeLessThan(STEPS)
  })
})
