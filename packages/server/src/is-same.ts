/** Whether two JSON values are equal. A member that is undefined counts as absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isSameList(a, b)
  return isSameObject(a as Members, b as Members)
}

type Members = Readonly<Record<string, unknown>>

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
  return true
}

function isSameObject(a: Members, b: Members): boolean {
  for (const key in a) if (!isSame(a[key], b[key])) return false
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false
  return true
}
