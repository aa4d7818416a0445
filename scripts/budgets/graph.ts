import type { ReportedChunk } from '../build/report.ts'

/**
 * Returns the files that are loaded for these modules: their own, and all static imports. Throws if a module is not the entry of a chunk.
 */
export function filesFor(chunks: readonly ReportedChunk[], modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const each of chunks.find((chunk) => chunk.file === file)?.imports ?? []) add(each)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ entry, lazy }) => entry === module || lazy.includes(module))
    if (!chunk) throw new Error(`No script is loaded for ${module}`)
    add(chunk.file)
  }
  return files
}

/** Returns every module that is imported dynamically, sorted. */
export const lazyModules = (chunks: readonly ReportedChunk[]): string[] => chunks.flatMap(({ lazy }) => lazy).sort()
