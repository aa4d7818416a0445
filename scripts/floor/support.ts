// Which features of the web are newer than the oldest browsers that play, by MDN's compatibility data.
import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { floor } from '../build/floor.ts'

const versions = (text: string) => text.split('.').map(Number)

/** Returns whether version `a` is later than `b`. */
function isLater(a: string, b: string): boolean {
  const [x, y] = [versions(a), versions(b)]
  for (let i = 0; i < Math.max(x.length, y.length); i++) if ((x[i] ?? 0) !== (y[i] ?? 0)) return (x[i] ?? 0) > (y[i] ?? 0)
  return false
}

function lacks(compat: CompatStatement, browser: BrowserName, oldest: string): boolean {
  const support = compat.support[browser]
  if (support === undefined) return false
  return ![support].flat().some(({ version_added: added, version_removed: removed, flags, alternative_name: otherName }) => {
    if (!added || added === 'preview' || flags || otherName) return false
    return !isLater(added.replace('≤', ''), oldest) && (!removed || isLater(removed, oldest))
  })
}

/** Returns whether a browser of the floor lacks a feature. */
export const isTooNew = ({ __compat: compat }: Identifier): boolean =>
  compat !== undefined && Object.entries(floor).some(([browser, oldest]) => lacks(compat, browser as BrowserName, oldest))

/** Returns the entry at a path such as ['api', 'AbortSignal', 'any_static']. */
export function entryAt(path: readonly string[]): Identifier | undefined {
  let entry: Identifier | undefined = data as unknown as Identifier
  for (const part of path) entry = entry && Object.hasOwn(entry, part) ? entry[part] : undefined
  return entry
}

/** Returns the names of the entries below a path. */
export const namesBelow = (path: readonly string[]): readonly string[] =>
  Object.keys(entryAt(path) ?? {}).filter((name) => name !== '__compat' && name !== '__meta')

/** Returns the paths of everything in scripts that is too new: `structuredClone`, `AbortSignal.any`, `Array.prototype.toReversed`. */
export const newNames = (): readonly string[] =>
  [['api'], ['javascript', 'builtins']].flatMap((place) =>
    namesBelow(place).flatMap((owner) => {
      const members = namesBelow([...place, owner]).filter((member) => isTooNew(entryAt([...place, owner, member])!))
      return [...(isTooNew(entryAt([...place, owner])!) ? [owner] : []), ...members.flatMap((member) => pathsOf(place, owner, member))]
    }),
  )

/** Of JavaScript's own objects no entry says whether a member is static. */
function pathsOf([place]: readonly string[], owner: string, member: string): readonly string[] {
  if (member.endsWith('_static')) return [`${owner}.${member.replace('_static', '')}`]
  return place === 'api' ? [`${owner}.prototype.${member}`] : [`${owner}.${member}`, `${owner}.prototype.${member}`]
}
