import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The proof of a requirement: a test file and the name of a test in it. */
interface Proof {
  readonly path: string
  readonly name: string
}

/** The rows of the document: requirement and proofs. */
const rows = read('docs/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| requirement |') && !line.startsWith('| --- |'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

const proofs = rows.flatMap(([, by = '']) =>
  by.split('<br>').map((one): Proof | string => {
    const [, path, name] = /^`([^`]+)`: (.+)$/.exec(one) ?? []
    return path && name ? { path, name } : one
  }),
)
const named = proofs.filter((proof): proof is Proof => typeof proof !== 'string')

/** The names of the tests in a source: the first text of a test. */
const namesIn = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/gs)].map(([, , name = '']) => name.replaceAll("\\'", "'")),
  )

describe('docs/specification.md', () => {
  it('has a requirement and its tests in every row', () => {
    expect(rows.filter((cells) => cells.length !== 2 || cells.some((cell) => cell.trim() === ''))).toEqual([])
    expect(proofs.filter((proof) => typeof proof === 'string')).toEqual([])
    expect(named.length).toBeGreaterThan(200)
  })

  it('names tests that exist', () => {
    const files = new Map(
      [...new Set(named.map(({ path }) => path))].map((path) => [path, existsSync(new URL(path, root)) ? namesIn(read(path)) : null]),
    )
    expect(named.filter(({ path, name }) => !files.get(path)?.has(name))).toEqual([])
  })
})

it('the names of tests are found, also those of tables and in templates, and nothing else', () => {
  const source = "it('walks', async () => {})\nit.each([1])('takes %s', (n) => {})\ntest(`stops`, () => {})\nconst x = f('no test', 1)"
  expect([...namesIn(source)]).toEqual(['walks', 'takes %s', 'stops'])
})
