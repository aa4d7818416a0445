import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './build/paths.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('docs/dependencies.md says of each dependency once why it is there, and of nothing else', () => {
  const manifests = globSync('{package.json,{packages,adapters,examples}/*/package.json}', { cwd: root })
  const used = manifests.flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(read(path)) as Record<string, object | undefined>
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  const theirs = used.filter((name) => !name.startsWith('@skystair/')).map((name) => name.replace(/^@types\/.*/, '@types/*'))

  // | names | licence | why |
  const rows = read('docs/dependencies.md').matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm)
  const named = [...rows].flatMap(([, names]) => names!.replace(/ \(.*\)/, '').split(', ')).filter((name) => name !== 'package')
  expect(named.sort()).toEqual([...new Set(theirs)].sort())
})
