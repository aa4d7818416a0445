import { join } from 'node:path'
import type { ManualChunkMeta } from 'rollup'
import { firstRoad } from '../budgets/limits.ts'
import { root } from './paths.ts'

/** A module of core in this many lazy chunks or more is loaded with the others, by one request. */
const MANY = 4

interface Graph {
  /** Modules that every page loads first. */
  readonly eager: ReadonlySet<string>
  /** For each module, the lazy entries that load it. */
  readonly entries: ReadonlyMap<string, readonly string[]>
}

const graphs = new WeakMap<ManualChunkMeta['getModuleInfo'], Graph>()

/**
 * Names the chunk of a module that several lazy chunks share; undefined leaves it to the bundler. Why: the bundler alone makes a chunk for each
 * combination of entries, and most of them are smaller than the headers of their request.
 */
export function sharedChunks(id: string, { getModuleInfo, getModuleIds }: ManualChunkMeta): string | undefined {
  const graph = graphs.get(getModuleInfo) ?? graphOf({ getModuleInfo, getModuleIds })
  graphs.set(getModuleInfo, graph)
  const entries = graph.entries.get(id) ?? []
  if (entries.length < 2 || entries.includes(id) || graph.eager.has(id)) return undefined
  const first = entries.filter((entry) => firstEntries.has(entry))
  if (first.length === 0) return entries.length >= MANY && id.startsWith(core) ? 'kit' : undefined
  return first.every(isScene) ? 'scenes' : 'first'
}

const [main, app, ...others] = [...new Set([...firstRoad('ru'), ...firstRoad('en')])].map((path) => join(root, path))
const firstEntries = new Set(others.filter((path) => !path.includes('/texts/')))
const core = join(root, 'packages/core/')
/** Scenes need Phaser, which the windows do not wait for. */
const isScene = (path: string) => path.includes('/engine/') || path.includes('scene')

function graphOf({ getModuleInfo, getModuleIds }: ManualChunkMeta): Graph {
  const reach = (entry: string) => {
    const found = new Set([entry])
    for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next)
    return found
  }
  const entries = new Map<string, string[]>()
  for (const id of getModuleIds()) {
    if ((getModuleInfo(id)?.dynamicImporters.length ?? 0) === 0) continue
    for (const inner of reach(id)) entries.set(inner, [...(entries.get(inner) ?? []), id])
  }
  return { eager: new Set([...reach(main!), ...reach(app!)]), entries }
}
