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
  readonly sizeOf: (file: string) => number
}

/**
 * Returns the modules outside areas that are loaded after the first road, with the bytes that each adds. A module without a limit gets the
 * limit 0. Throws if a limit is for a module that is not loaded later.
 */
export function budgetsOfLater({ chunks, first, limits, sizeOf }: Loading): Budget[] {
  const known = filesFor(chunks, first)
  const brings = (modules: readonly string[]) => [...filesFor(chunks, modules)].filter((file) => !known.has(file))
  const later = lazyModules(chunks).filter((module) => areaOf(module) === null && brings([module]).length > 0)
  const stale = Object.keys(limits).filter((name) => !later.includes(name))
  if (stale.length > 0) throw new Error(`A budget for what is not loaded later: ${stale.join(', ')}`)
  return later.map((name) => ({ name, limit: limits[name] ?? 0, bytes: brings([name]).reduce((sum, file) => sum + sizeOf(file), 0) }))
}
