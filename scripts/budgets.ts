// `npx node scripts/budgets.ts`, after a build: checks the transferred sizes of dist/own against their limits, by its module graph. Text is
// measured gzipped.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { areas } from '@skystair/core/areas'
import { budgetsOfAreas } from './budgets/areas.ts'
import type { Budget } from './budgets/budget.ts'
import { firstRoadFiles } from './budgets/first-road.ts'
import { filesFor } from './budgets/graph.ts'
import { budgetsOfLater } from './budgets/later.ts'
import { firstRoad, firstScript, later, limits } from './budgets/limits.ts'
import { assetFolder } from './build/assets.ts'
import { root } from './build/paths.ts'
import { phaserName } from './build/phaser.ts'
import type { ReportedChunk } from './build/report.ts'

const KB = 1024
const sizeOf = (file: string): number => {
  const bytes = readFileSync(join(root, 'dist/own', file))
  return /\.(js|json|html|css)$/.test(file) ? gzipSync(bytes, { level: 9 }).length : bytes.length
}
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0)

/** Returns every budget with its bytes. Throws if dist/own is not built, or if a module of the first road has no script. */
export function measure(): Budget[] {
  const chunks = JSON.parse(readFileSync(join(root, 'dist/own.json'), 'utf8')) as ReportedChunk[]
  const roads = (['ru', 'en'] as const).map((language) => [...filesFor(chunks, firstRoad(language)), 'platform.js'])
  const scripts = roads.sort((a, b) => sum(b) - sum(a))[0]!
  return [
    { name: 'first script, before the loading screen is painted', limit: limits.firstScript, bytes: sum(filesFor(chunks, [firstScript])) },
    { name: 'Phaser', limit: limits.phaser, bytes: sizeOf(`chunks/${phaserName()}`) },
    { name: 'all JavaScript up to a playable road', limit: limits.firstRoad, bytes: sum(scripts) },
    {
      name: 'all bytes up to a playable road',
      limit: limits.firstRoadBytes,
      bytes: sum([...scripts, ...firstRoadFiles(assetFolder())]),
    },
    ...budgetsOfLater({
      chunks,
      first: [...firstRoad('ru'), ...firstRoad('en')],
      limits: later,
      shared: limits.sharedByAreas,
      sizeOf,
    }),
    ...budgetsOfAreas(chunks, areas),
  ]
}

if (import.meta.main) {
  const budgets = measure()
  for (const { name, limit, bytes } of budgets) {
    const usage = `${(bytes / KB).toFixed(1).padStart(7)} of ${(limit / KB).toFixed(0)} KB`
    console.log(`${bytes > limit ? 'OVER' : 'ok  '} ${usage}  ${name}${limit === 0 ? ', which has no budget' : ''}`)
  }
  if (budgets.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1
}
