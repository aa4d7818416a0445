import { join } from 'node:path'
import type { ManualChunkMeta } from 'rollup'
import { firstScenes, firstWindows, startModules } from '../budgets/limits.ts'
import { root } from './paths.ts'

/** A module of core in this many lazy chunks or more is loaded with the others, by one request. */
const MANY = 4

interface Graph {
  /** Modules that every page loads first. */
  readonly started: ReadonlySet<string>
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
  if (entries.length < 2 || entries.includes(id) || graph.started.has(id)) return undefined
  if (entries.some((entry) => windows.has(entry))) return 'first'
  if (entries.some((entry) => scenes.has(entry))) return 'scenes'
  return entries.length >= MANY && id.startsWith(core) ? 'kit' : undefined
}

const paths = (modules: readonly string[]) => new Set(modules.map((path) => join(root, path)))
const windows = paths(firstWindows)
const scenes = paths(firstScenes)
const core = join(root, 'packages/core/')

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
  return { started: new Set([...paths(startModules)].flatMap((id) => [...reach(id)])), entries }
}
