import { expect, it } from 'vitest'
import { cutRun } from '../testing/cut-run.ts'
import { engines } from '../testing/engines.ts'

it.skipIf(!engines[1].here)(
  'loses no acknowledged call and no node when all connections to PostgreSQL are cut under load',
  async () => {
    const report = await cutRun(2)
    expect(report).toMatchObject({ cuts: 2, alive: 2, lost: [], unbalanced: [], doubled: 0, failures: [] })
    expect(report.connections).toBeGreaterThan(2)
    expect(report.acknowledged).toBeGreaterThan(10)
  },
  60_000,
)
