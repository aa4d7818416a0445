// Finds what the oldest browsers lack in style sheets, by the names of properties, values, selectors, rules, functions and units.
import { entryAt, isTooNew, namesBelow } from './support.ts'

const isNew = (...path: readonly string[]): boolean => {
  const entry = entryAt(['css', ...path])
  return entry !== undefined && isTooNew(entry)
}

/** Units by the entry that the compatibility data has for all of them. */
const units: Readonly<Record<string, RegExp>> = {
  container_query_length_units: /\dcq(?:[whib]|min|max)\b/,
  viewport_percentage_units_dynamic: /\d(?:[dls]v(?:[whib]|min|max))\b/,
}

/** Functions by their names: `color-mix` is an entry below `css.types.color`. */
const functions = new Map<string, boolean>()
function addFunctions(path: readonly string[], depth: number): void {
  for (const name of namesBelow(path)) {
    const entry = entryAt([...path, name])!
    if (entry.__compat) functions.set(name, (functions.get(name) ?? true) && isTooNew(entry))
    if (depth > 0) addFunctions([...path, name], depth - 1)
  }
}
addFunctions(['css', 'types'], 1)

/** Returns what is too new in a minified style sheet: `@container`, `:has()`, `rotate`, `overflow: clip`, `color-mix()`. */
export function newInStyles(css: string): ReadonlySet<string> {
  const found = new Set<string>()
  const text = css.replace(/"(?:[^"\\]|\\.)*"|url\([^)]*\)/g, '""')
  for (const [, rule = ''] of text.matchAll(/@([a-z-]+)/g)) if (isNew('at-rules', rule)) found.add(`@${rule}`)
  for (const [, property = '', value = ''] of text.matchAll(/[{;]([a-z-]+):([^;{}]*)(?=[;}])/g)) {
    if (isNew('properties', property)) found.add(property)
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
      if (isNew('properties', property, word)) found.add(`${property}: ${word}`)
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) if (functions.get(name)) found.add(`${name}()`)
    for (const [entry, unit] of Object.entries(units))
      if (unit.test(value) && isNew('types', 'length', entry)) found.add(unit.exec(value)![0].slice(1))
  }
  for (const [, selectors = ''] of text.matchAll(/(?:^|[{};])([^{};@]+)(?={)/g))
    for (const [, name = '', bracket] of selectors.matchAll(/::?([a-z-]+)(\()?/g))
      if (isNew('selectors', name)) {
        found.add(`:${name}${bracket ? '()' : ''}`)
        // One unknown selector makes a browser ignore all selectors of its rule.
        if (topLevelParts(selectors) > 1) found.add(`:${name}${bracket ? '()' : ''} beside other selectors: ${selectors}`)
      }
  return found
}

/** Returns the number of selectors in a list. */
function topLevelParts(list: string): number {
  let depth = 0
  let count = 1
  for (const sign of list) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) count++
  }
  return count
}
