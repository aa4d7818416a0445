// The difference between two JSON values, as JSON. It does not depend on the rules, so it stays valid if they change before it is applied.

/** `[value]` replaces a value, `[]` removes a member, and an object changes members of an object or elements of an array. */
export type Change = readonly [] | readonly [unknown] | { readonly [key: string]: Change }

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

/** Arrays of different lengths are replaced as a whole. */
const isChangeable = (before: unknown, after: unknown): boolean =>
  isObject(before) &&
  isObject(after) &&
  (Array.isArray(before) ? Array.isArray(after) && before.length === after.length : !Array.isArray(after))

/** Returns the change from `before` to `after`; undefined if they are equal. Members that are the same object are not compared further. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (!isChangeable(before, after)) return [after]
  return Array.isArray(after) ? changeInList(before as readonly unknown[], after) : changeInMembers(before as Members, after as Members)
}

function changeInList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let change: Record<string, Change> | undefined
  for (let i = 0; i < after.length; i++) {
    const inner = changeBetween(before[i], after[i])
    if (!inner) continue
    change ??= {}
    change[i] = inner
  }
  return change
}

function changeInMembers(before: Members, after: Members): Change | undefined {
  let change: Record<string, Change> | undefined
  const note = (key: string, inner: Change) => {
    change ??= {}
    change[key] = inner
  }
  // Lists of keys and of values are much faster than access by key, and nearly always the keys are the same.
  const [oldKeys, keys, old, values] = [Object.keys(before), Object.keys(after), Object.values(before), Object.values(after)]
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    const was = oldKeys[i] === key ? old[i] : before[key]
    if (was === values[i]) continue
    const inner = changeBetween(was, values[i])
    if (inner) note(key, inner)
  }
  for (let i = 0; i < oldKeys.length; i++) {
    const key = oldKeys[i]!
    if (keys[i] !== key && !Object.hasOwn(after, key)) note(key, [])
  }
  return change
}

/** Returns the changed value. It shares its unchanged members with `before`, which is not modified. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  const after = (Array.isArray(before) ? [...before] : { ...(before as Members) }) as Record<string, unknown>
  for (const [key, inner] of Object.entries(change as Readonly<Record<string, Change>>)) {
    if (Array.isArray(inner) && inner.length === 0) delete after[key]
    else after[key] = changed(after[key], inner)
  }
  return after
}
