import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './build/paths.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifests = globSync('{package.json,{packages,adapters,examples}/*/package.json}', { cwd: root })

/** The rows `| names | licence | why |` of docs/dependencies.md, without the heads of its tables. */
const rows = [...read('docs/dependencies.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)]
  .map(([, names = '', licence = '']) => ({ names: names.replace(/ \(.*\)/, '').split(', '), licence }))
  .filter(({ names }) => names[0] !== 'package')

/** Returns the licence that an installed package states; undefined if it is not installed. */
function licenceOf(name: string): string | undefined {
  const [found] = globSync(`{,{packages,adapters}/*/}node_modules/${name}/package.json`, { cwd: root })
  return found && JSON.parse(read(found)).license
}

describe('docs/dependencies.md', () => {
  it('gives the reason of each dependency once, and names no others', () => {
    const used = manifests.flatMap((path) => {
      const { dependencies, devDependencies } = JSON.parse(read(path)) as Record<string, object | undefined>
      return Object.keys({ ...dependencies, ...devDependencies })
    })
    const theirs = used.filter((name) => !name.startsWith('@skystair/')).map((name) => name.replace(/^@types\/.*/, '@types/*'))
    expect(rows.flatMap(({ names }) => names).sort()).toEqual([...new Set(theirs)].sort())
  })

  it('states the licence of each dependency', () => {
    const wrong = rows.flatMap(({ names, licence }) =>
      names.filter((name) => !name.includes('*') && !licence.includes(licenceOf(name) ?? 'the package is not installed')),
    )
    expect(wrong).toEqual([])
  })
})
