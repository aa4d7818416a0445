// What meets the contract: who calls each call, and what produces each value of its enumerations.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract, PlayerInfo } from '@skystair/contract'
import * as exported from '@skystair/contract/enums'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Source {
  /** The area, adapter or technique that the file belongs to. */
  readonly part: string
  readonly text: string
  /** What it has in quotes, and the keys of its tables. */
  readonly words: ReadonlySet<string>
}

const isProduct = (path: string): boolean =>
  !/\.test\.tsx?$|\/(testing|generated|gallery)\/|[/-]cases\.ts$|simulator\.ts$|stand-in\.ts$|changing-calls\.ts$/.test(path)

function partOf(path: string): string {
  const [, area] = /\/areas\/([^/]+)\//.exec(path) ?? []
  const [, adapter] = /^adapters\/([^/]+)\//.exec(path) ?? []
  const [, technique] = /^packages\/(.+)\/[^/]+$/.exec(path) ?? []
  return area ?? adapter ?? (technique ?? path).replace('/src', '')
}

function sourcesOf(patterns: readonly string[]): Source[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isProduct)
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const words = [...text.matchAll(/'([^'\n]{1,80})'|(?:^|[{,(\s])([A-Za-z]\w*):/g)].map(([, quoted, key]) => quoted ?? key!)
      return { part: partOf(path), text, words: new Set(words) }
    })
}

/** The code that calls the server: the game, and the adapters. */
const client = sourcesOf(['packages/core/src/**/*.{ts,tsx}', 'packages/platform/src/**/*.ts', 'adapters/*/*.ts'])
/** The code that can produce a value. The contract only declares them. */
const producers = [...sourcesOf(['packages/{server,rules,world}/src/**/*.ts']), ...client]

/** Calls that are written with a part to fill in, such as the action of a building. */
const templates = client.flatMap(({ part, text }) =>
  [...text.matchAll(/`((?:GET|POST|DELETE) [^`]*\$\{[^`]*)`/g)].map(([, template]) => ({
    part,
    pattern: new RegExp(
      `^${template!
        .split(/\$\{[^}]*\}/)
        .map((literal) => literal.replaceAll(/[^\w ]/g, '\\$&'))
        .join('[^/]+')}$`,
    ),
  })),
)
const parts = (sources: readonly { readonly part: string }[]): string[] => [...new Set(sources.map(({ part }) => part))].sort()

/** Returns the parts of the client that call each call. */
export const callers = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.values(contract)
      .flatMap((area) => Object.keys(area))
      .map((call) => [
        call,
        parts([...client.filter(({ words }) => words.has(call)), ...templates.filter(({ pattern }) => pattern.test(call))]),
      ]),
  )

/** The enumerations of the contract: name, members, and the area that declares it; undefined for those of no area. */
const enumerations = Object.entries(exported)
  .flatMap(([name, members]) => (/^[A-Z]/.test(name) && Array.isArray(members) ? [{ name, members: members as readonly string[] }] : []))
  .map((one) => ({ ...one, area: areaOf(one.name) }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

function areaOf(enumeration: string): string | undefined {
  const declaring = globSync('packages/contract/src/areas/*/enums.ts', { cwd: root }).find((path) =>
    readFileSync(join(root, path), 'utf8').includes(`export const ${enumeration} =`),
  )
  return declaring?.replaceAll('\\', '/').split('/')[4]
}

const holders = (value: string): number => enumerations.filter(({ members }) => members.includes(value)).length

/**
 * Returns a part of the product that produces each value, its own area first; null if there is none. Code produces a value if it names it, and belongs to the area of
 * the enumeration, or names its type, or is an adapter of that name. A word that only one enumeration has counts everywhere.
 */
export const produced = (): ReadonlyMap<string, string | null> =>
  new Map(
    enumerations.flatMap(({ name, members, area }) => {
      // All members are offered, or one is picked by its number.
      const listed = new RegExp(
        `\\b${name}(\\.map\\(|\\.entries\\(|\\[(?!\\]))|\\.\\.\\.${name}\\b|\\bof ${name}\\)|\\b${name}\\.length\\b`,
      )
      return members.map((value) => {
        const certain = holders(value) === 1 && value.length > 2
        const by = parts(
          producers.filter(
            ({ part, text, words }) =>
              part === value ||
              listed.test(text) ||
              (words.has(value) && (certain || part === area || new RegExp(`\\b${name}\\b`).test(text))),
          ),
        )
        return [`${name} ${value}`, by.find((part) => part === area) ?? by[0] ?? null] as const
      })
    }),
  )

/** Returns the parts of the client that read each member of the player-info envelope. */
export const readers = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.keys(PlayerInfo.properties).map((member) => {
      const reads = new RegExp(`\\binfo[?!]?\\.${member}\\b|\\b${member}\\b[^=\\n]*\\} = (\\w+\\.)*info\\b`)
      return [member, parts(client.filter(({ text }) => reads.test(text)))] as const
    }),
  )
