// Checks that nothing newer than the oldest browsers that play (scripts/build/floor.ts) is used: in our own sources by their types, in the built scripts
// by names, and in style sheets. The bundles must be built. What is allowed nevertheless is in scripts/floor/allowed.ts.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifiedCss } from './build/css.ts'
import { root } from './build/paths.ts'
import { type Allowed, inBuilt, inSources, inStyles } from './floor/allowed.ts'
import { newInScript } from './floor/built.ts'
import { newInSources } from './floor/sources.ts'
import { newInStyles } from './floor/styles.ts'

/** Features by the files that use them. */
export type Found = ReadonlyMap<string, readonly string[]>

function collect(pairs: Iterable<readonly [feature: string, file: string]>): Found {
  const found = new Map<string, string[]>()
  for (const [feature, file] of pairs) found.set(feature, [...(found.get(feature) ?? []), file])
  return found
}

/** Returns what is wrong: features that are not allowed, and allowed ones that nobody uses any more. */
export function faultsOf(found: Found, allowed: readonly Allowed[]): readonly string[] {
  const known = new Set(allowed.flatMap(({ features }) => features))
  return [
    ...[...found]
      .filter(([feature]) => !known.has(feature))
      .map(([feature, files]) => `${feature} is too new: ${files.slice(0, 3).join(', ')}`),
    ...[...known].filter((feature) => !found.has(feature)).map((feature) => `${feature} is allowed, but not used`),
  ]
}

const scripts = globSync(['dist/own/**/*.js', 'dist/*/platform*.js'], { cwd: root })

if (import.meta.main) {
  if (scripts.length === 0) throw new Error('Nothing is built: run `npm run build`')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const faults = [
    ...faultsOf(collect(newInSources().map(({ feature, file }) => [feature, file])), inSources),
    ...faultsOf(collect(scripts.flatMap((file) => [...newInScript(read(file))].map((feature) => [feature, file] as const))), inBuilt),
    ...faultsOf(
      collect(
        globSync('packages/core/src/**/*.css', { cwd: root }).flatMap((file) =>
          [...newInStyles(minifiedCss(join(root, file)))].map((feature) => [feature, file] as const),
        ),
      ),
      inStyles,
    ),
  ]
  console.log(faults.length > 0 ? faults.join('\n') : `${scripts.length} scripts run in the oldest browsers that play`)
  if (faults.length > 0) process.exit(1)
}
