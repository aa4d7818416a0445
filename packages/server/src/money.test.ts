import { expect, it } from 'vitest'
import { moneyRun } from '../testing/money-run.ts'
import { POSTGRES, reachable } from '../testing/reachable.ts'

const here = await reachable('postgres', POSTGRES)

it.skipIf(!here)(
  'books every payment and refund once while two nodes are killed between their writes',
  async () => {
    const report = await moneyRun(3)
    expect(report.wrong).toEqual([])
    expect([report.kills > 0, report.repeated > 0]).toEqual([true, true])
  },
  180_000,
)
