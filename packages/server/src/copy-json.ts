/** Returns a copy of a JSON value that shares no object or array with it. Why not from its text: parsing that takes several times as long. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => copyJson(part)) as T
  const copy = { ...value }
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copyJson(copy[key])
  return copy
}
