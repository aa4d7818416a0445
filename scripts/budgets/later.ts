import type { ReportedChunk } from '../build/report.ts'
import { areaFolder } from './areas.ts'
import { filesFor, lazyModules } from './graph.ts'

export interface Budget {
  readonly name: string
  /** In bytes. */
  readonly limit: number
  readonly bytes: number
}

export interface Loading {
  readonly chunks: readonly ReportedChunk[]
  /** Modules of the first road. */
  readonly first: readonly string[]
  /** Limits in bytes by module, or by the folder of an area. */
  readonly limits: Readonly<Record<string, number>>
  readonly sizeOf: (file: string) => number
}

const LANGUAGES = ['ru', 'en']
/** Whether a module is loaded in games of that language. */
const isFor = (language: string) => (module: string) =>
  !LANGUAGES.some((other) => other !== language && new RegExp(`/${other}(/|\\.ts$)`).test(module))

/**
 * Returns what is loaded after the first road, by module or area, with the bytes that it brings in the heaviest language. What has no limit has the
 * limit 0. Throws where a limit is for nothing that is loaded later.
 */
export function budgetsOfLater({ chunks, first, limits, sizeOf }: Loading): Budget[] {
  const known = filesFor(chunks, first)
  const brings = (modules: readonly string[]) => [...filesFor(chunks, modules)].filter((file) => !known.has(file))
  const later = lazyModules(chunks).filter((module) => brings([module]).length > 0)
  const parts = new Map<string, string[]>()
  for (const module of later) {
    const name = areaFolder(module) ?? module
    parts.set(name, [...(parts.get(name) ?? []), module])
  }

  const stale = Object.keys(limits).filter((name) => !parts.has(name))
  if (stale.length > 0) throw new Error(`A budget for what is not loaded later: ${stale.join(', ')}`)
  return [...parts].map(([name, modules]) => {
    const weights = LANGUAGES.map((language) => brings(modules.filter(isFor(language))).reduce((sum, file) => sum + sizeOf(file), 0))
    return { name, limit: limits[name] ?? 0, bytes: Math.max(...weights) }
  })
}
