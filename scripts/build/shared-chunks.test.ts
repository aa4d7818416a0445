import { join } from 'node:path'
import type { ManualChunkMeta, ModuleInfo } from 'rollup'
import { expect, it } from 'vitest'
import { root } from './paths.ts'
import { sharedChunks } from './shared-chunks.ts'

const at = (path: string) => join(root, 'packages/core/src', path)

/** A bundle whose modules import those that are named; modules that are imported lazily are marked. */
function bundle(imports: Readonly<Record<string, readonly string[]>>, lazy: readonly string[]): ManualChunkMeta {
  const known = new Map(Object.entries(imports).map(([path, others]) => [at(path), others.map(at)]))
  const lazyIds = new Set(lazy.map(at))
  return {
    getModuleIds: () => new Set([...known.keys(), ...[...known.values()].flat()]).values(),
    getModuleInfo: (id) =>
      ({ importedIds: known.get(id) ?? [], dynamicImporters: lazyIds.has(id) ? [at('main.ts')] : [] }) as unknown as ModuleInfo,
  }
}

const windows = ['arena', 'bank', 'clan', 'forum'].map((area) => `areas/${area}/parts.ts`)
const all: Record<string, readonly string[]> = {
  'main.ts': ['start.ts'],
  'app.ts': ['net/call.ts'],
  'areas/road/parts.ts': ['ui/button.tsx', 'net/call.ts', 'start.ts', 'road-only.ts'],
  'areas/selection/parts.ts': ['ui/button.tsx'],
  'areas/road/scene/road-scene.ts': ['engine/spark.ts', 'ui/button.tsx'],
  'areas/selection/scene.ts': ['engine/spark.ts'],
  ...Object.fromEntries(windows.map((path) => [path, ['ui/button.tsx', 'ui/list.tsx', path]])),
}
const bundled = bundle(
  { ...all, 'areas/bank/parts.ts': ['ui/list.tsx', 'bank-and-clan.ts'], 'areas/clan/parts.ts': ['ui/list.tsx', 'bank-and-clan.ts'] },
  ['areas/road/parts.ts', 'areas/selection/parts.ts', 'areas/road/scene/road-scene.ts', 'areas/selection/scene.ts', ...windows],
)

it.each([
  ['ui/button.tsx', 'first', 'windows of the first road use it'],
  ['engine/spark.ts', 'scenes', 'only scenes of the first road use it'],
  ['ui/list.tsx', 'kit', 'many later areas use it'],
  ['bank-and-clan.ts', undefined, 'only two later areas use it'],
  ['road-only.ts', undefined, 'one chunk uses it'],
  ['net/call.ts', undefined, 'every page has it already'],
  ['start.ts', undefined, 'the first script has it'],
  ['areas/bank/parts.ts', undefined, 'it is an entry itself'],
])('puts %s into the chunk %s, because %s', (path, chunk, _because) => {
  expect(sharedChunks(at(path), bundled)).toBe(chunk)
})
