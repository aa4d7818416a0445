import type { ReportedChunk } from '../build/report.ts'
import { areaOf } from './areas.ts'
import type { Budget } from './budget.ts'
import { filesFor, lazyModules } from './graph.ts'

export interface Loading {
  readonly chunks: readonly ReportedChunk[]
  /** Modules of the first road. */
  readonly first: readonly string[]
  /** Limits in bytes by module. */
  readonly limits: Readonly<Record<string, number>>
  /** Limit in bytes of what several areas use and the first road does not. */
  readonly shared: number
  readonly sizeOf: (file: string) => number
}

/**
 * Returns what is loaded after the first road, with the bytes that each module adds: modules outside areas, and those of areas that have a limit
 * here. A module without a limit gets the limit 0. The last budget is for the remaining bytes: what several areas use. Throws if a limit
 * is for a module that is not loaded later.
 */
export function budgetsOfLater({ chunks, first, limits, shared, sizeOf }: Loading): Budget[] {
  const known = filesFor(chunks, first)
  const brings = (module: string) => [...filesFor(chunks, [module])].filter((file) => !known.has(file))
  const later = lazyModules(chunks).filter((module) => (areaOf(module) === null || module in limits) && brings(module).length > 0)
  const stale = Object.keys(limits).filter((name) => !later.includes(name))
  if (stale.length > 0) throw new Error(`A budget for modules that are not loaded later: ${stale.join(', ')}`)
  const counted = new Set([...known, ...later.flatMap(brings)])
  const rest = chunks
    .filter(({ file }) => !counted.has(file))
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([module]) => areaOf(module) === null)
  return [
    ...later.map((name) => ({ name, limit: limits[name] ?? 0, bytes: brings(name).reduce((sum, file) => sum + sizeOf(file), 0) })),
    { name: 'what several areas use', limit: shared, bytes: rest.reduce((sum, [, bytes]) => sum + bytes, 0) },
  ]
}
