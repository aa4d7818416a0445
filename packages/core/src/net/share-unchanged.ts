type Parts = Record<string, unknown>
const partsOf = (value: unknown): Parts | null => (typeof value === 'object' && value !== null ? (value as Parts) : null)

/**
 * Returns `next` with every part that equals `before`'s taken from there, so that observers of a part are updated only when it changes. Both are JSON
 * data.
 */
export function shareUnchanged<T>(before: unknown, next: T): T {
  const old = partsOf(before)
  const now = partsOf(next)
  if (!old || !now || Array.isArray(old) !== Array.isArray(now)) return next
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(old).length
  const shared: Parts = Array.isArray(now) ? ([] as unknown as Parts) : {}
  for (const key of keys) {
    shared[key] = shareUnchanged(old[key], now[key])
    same &&= shared[key] === old[key]
  }
  return (same ? old : shared) as T
}
