import { expect, it } from 'vitest'
import { killRun } from '../testing/kill-run.ts'

it('loses no acknowledged call when it is killed under load, and carries no repeated request out twice', async () => {
  const report = await killRun(3)
  expect(report).toMatchObject({ kills: 3, lost: [], unbalanced: [], doubled: 0 })
  expect(report.acknowledged).toBeGreaterThan(10)
}, 60_000)
