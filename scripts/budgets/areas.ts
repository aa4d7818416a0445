import type { ReportedChunk } from '../build/report.ts'
import type { Budget } from './budget.ts'
import { isFor, LANGUAGES } from './languages.ts'

/** The area that a module belongs to, by its folder in core or world; null where it belongs to none. */
export const areaOf = (module: string): string | null => /^packages\/(?:core|world)\/src\/areas\/([^/]+)\//.exec(module)?.[1] ?? null

/** What an area's manifest says of its size. */
export interface AreaSize {
  readonly name: string
  /** In KB, gzipped. */
  readonly budget: number
}

/** Returns each area with the bytes of its own modules, wherever the bundler put them, in the heaviest language. Throws where modules belong to an area without a manifest. */
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
