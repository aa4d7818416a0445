import { writeFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { OutputChunk, Plugin, PluginContext } from 'rollup'
import { root } from './paths.ts'

/** A script of a bundle. Files are relative to the bundle's folder, modules to the repository. */
export interface ReportedChunk {
  readonly file: string
  /** The entry module of this file. */
  readonly entry: string | null
  /** Its modules that are imported dynamically. */
  readonly lazy: readonly string[]
  /** Its modules, each with its share of the transferred bytes. */
  readonly modules: Readonly<Record<string, number>>
  /** Files that it imports statically, including those of other bundles. */
  readonly imports: readonly string[]
  /** Files that it may load later. */
  readonly dynamicImports: readonly string[]
  /** Transferred bytes. */
  readonly gzip: number
}

const pathOf = (id: string) => relative(root, id.replace('\0', '')).replaceAll('\\', '/')

function reported({ getModuleInfo }: PluginContext, chunk: OutputChunk): ReportedChunk {
  const isLazy = (id: string) => (getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
  // Files of other bundles are named relative to the chunk.
  const fileOf = (name: string) => (name.startsWith('.') ? posix.join(posix.dirname(chunk.fileName), name) : name)
  const gzip = gzipSync(chunk.code, { level: 9 }).length
  const whole = Object.values(chunk.modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  const share = (length: number) => Math.round(whole === 0 ? 0 : (gzip * length) / whole)
  return {
    file: chunk.fileName,
    entry: chunk.isEntry && chunk.facadeModuleId ? pathOf(chunk.facadeModuleId) : null,
    lazy: chunk.moduleIds.filter(isLazy).map(pathOf),
    modules: Object.fromEntries(chunk.moduleIds.map((id) => [pathOf(id), share(chunk.modules[id]?.renderedLength ?? 0)])),
    imports: chunk.imports.map(fileOf),
    dynamicImports: [...new Set(chunk.dynamicImports.map(fileOf))],
    gzip,
  }
}

/** Writes the contents and imports of the bundle's scripts to `file`: a list of {@link ReportedChunk}, as JSON. */
export const report = (file: string): Plugin => ({
  name: 'report',
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
    writeFileSync(
      file,
      `${JSON.stringify(
        chunks.map((chunk) => reported(this, chunk)),
        null,
        1,
      )}\n`,
    )
  },
})
