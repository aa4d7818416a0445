type Texts = { readonly [key: string]: string | Texts }
type All<T> = (T extends unknown ? (part: T) => void : never) extends (whole: infer Whole) => void ? Whole : never

/** Merges the texts of several areas, namespace by namespace. Throws if two of them have the same key. */
export const merge = <const Parts extends readonly Texts[]>(...parts: Parts): All<Parts[number]> =>
  parts.reduce<Texts>((whole, part) => join(whole, part), {}) as All<Parts[number]>

function join(whole: Texts, part: Texts, path = ''): Texts {
  const both: Record<string, string | Texts> = { ...whole }
  for (const [key, added] of Object.entries(part)) {
    const known = both[key]
    if (known === undefined) both[key] = added
    else if (typeof known === 'object' && typeof added === 'object') both[key] = join(known, added, `${path}${key}.`)
    else throw new Error(`The text ${path}${key} is defined twice`)
  }
  return both
}
