import { expect, it } from 'vitest'
import { killRun } from '../testing/kill-run.ts'

it('loses nothing that was acknowledged when it is killed under load, and does nothing twice that is asked again', async () => {
  const report = await killRun(3)
  expect(report).toMatchObject({ kills: 3, lost: [], unbalanced: [], doubled: 0 })
  expect(report.acknowledged).toBeGreaterThan(10)
}, 60_000)
