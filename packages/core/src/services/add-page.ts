/** Returns a list with a page at its end. Omits entries that the list already has, because new entries may have moved the pages. */
export function addPage<T>(known: readonly T[], page: readonly T[], idOf: (entry: T) => number): T[] {
  const ids = new Set(known.map(idOf))
  return [...known, ...page.filter((entry) => !ids.has(idOf(entry)))]
}
