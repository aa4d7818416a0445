import type { ReportedChunk } from '../build/report.ts'

/** The files that asking for these modules loads: theirs, and what these import statically. Throws where a module is in no chunk of its own. */
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

/** Every module that an `import()` asks for, in order. */
export const lazyModules = (chunks: readonly ReportedChunk[]): string[] => chunks.flatMap(({ lazy }) => lazy).sort()
