import type { ReportedChunk } from '../build/report.ts'
import type { Budget } from './budget.ts'
import { isFor, LANGUAGES } from './languages.ts'

/** Returns the area of a module, by its folder in core or world; null if it belongs to none. */
export const areaOf = (module: string): string | null => /^packages\/(?:core|world)\/src\/areas\/([^/]+)\//.exec(module)?.[1] ?? null

/** The size limit in an area's manifest. */
export interface AreaSize {
  readonly name: string
  /** In KB, gzipped. */
  readonly budget: number
}

/**
 * Returns each area with the bytes of its own modules, in whichever files the bundler put them, in the larger language. Throws if modules
 * belong to an area without a manifest.
 */
export function budgetsOfAreas(chunks: readonly ReportedChunk[], areas: readonly AreaSize[]): Budget[] {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules))
  const stray = modules.find(
    ([module]) => module.startsWith('packages/core/') && areaOf(module) !== null && !areas.some(({ name }) => name === areaOf(module)),
  )
  if (stray) throw new Error(`${stray[0]} belongs to an area without a manifest`)
  return areas.map(({ name, budget }) => {
    const own = modules.filter(([module]) => areaOf(module) === name)
    const weights = LANGUAGES.map((language) =>
      own.filter(([module]) => isFor(language)(module)).reduce((sum, [, bytes]) => sum + bytes, 0),
    )
    return { name: `area ${name}`, limit: budget * 1024, bytes: Math.max(...weights) }
  })
}
