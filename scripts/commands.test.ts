import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './build/paths.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
const { missingPackages } = createRequire(import.meta.url)('./ensure.cjs') as { missingPackages: (root: string) => string[] }

const exclude = (path: string) => /(^|\/)(node_modules|dist|\.cache|data)$/.test(path)
const filesOf = (pattern: string) => globSync(pattern, { cwd: root, exclude })

/** The commands of a Markdown text, from its code: one per line of a block, also of those joined by `&&`, without settings and comments. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```(?:sh|bash)?\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'))
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
  return [...blocks, ...spans]
    .flatMap((line) => line.replace(/ +#.*/, '').split(/&&|\|/))
    .map((command) => command.trim().replace(/^(?:[A-Z_]+=\S+ )+/, ''))
}

/** Returns why a command does not work on the documented Node; null if it does, or is of another program. */
function faultOf(command: string): string | null {
  const [program = '', name = '', ...rest] = command.split(/\s+/)
  const isFile = (path = '') => path.startsWith('-') || path === 'check.mjs' || existsSync(join(root, path))
  if (program === 'node' && name) return 'runs on the machine’s own Node: write npx node'
  if (program === 'node_modules/.bin/node') return isFile(name) ? null : `no file ${name}`
  if (program === 'npx' && name === 'node') return isFile(rest[0]) ? null : `no file ${rest[0]}`
  if (program === 'npx') return existsSync(join(root, 'node_modules/.bin', name)) ? null : `no package has the command ${name}`
  if (program !== 'npm' || !name || ['ci', 'install', 'rebuild'].includes(name)) return null
  const script = name === 'run' ? rest[0] : name
  return script && script in scripts ? null : `no script ${script}`
}

describe('documented commands', () => {
  it('are npm scripts, or run on the packaged Node', () => {
    const found = filesOf('**/*.md').flatMap((file) => commandsOf(read(file)).map((command) => ({ file, command })))
    expect(found.filter(({ command }) => /^(npm|npx|node_modules)\b/.test(command)).length).toBeGreaterThan(60)
    expect(found.flatMap(({ file, command }) => (faultOf(command) ? `${file}: ${command}: ${faultOf(command)}` : []))).toEqual([])
  })

  it('in comments and messages run on the packaged Node, too', () => {
    const found = filesOf('{adapters,examples,packages,scripts}/**/*.ts').flatMap((file) =>
      [...read(file).matchAll(/(?<!npx |[\w./-])node ((?:adapters|examples|packages|scripts|src)\/[\w./-]+\.ts)/g)].map(
        ([command]) => `${file}: ${command}`,
      ),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['node budgets.ts', 'npx node'],
    ['npm run nothing', 'no script nothing'],
    ['npx nothing', 'no package'],
    ['npx node scripts/nothing.ts', 'no file'],
  ])('%s is found', (command, fault) => expect(faultOf(commandsOf(`Run \`A=1 ${command}\`.`)[0]!)).toContain(fault))
})

describe('npm scripts', () => {
  it('first install what is missing, each of them', () => {
    const own = Object.keys(scripts).filter((name) => !name.startsWith('pre'))
    expect(own.filter((name) => scripts[`pre${name}`] !== 'node scripts/ensure.cjs')).toEqual([])
  })
})

describe('ensure.cjs', () => {
  const lock = (packages: object) => JSON.stringify({ packages })
  const wanted = {
    '': { version: '1.0.0' },
    'adapters/lagoon': { version: '0.1.0' },
    'node_modules/@skystair/adapter-lagoon': { resolved: 'adapters/lagoon', link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: [process.platform], cpu: ['other'] },
  }

  /** Returns what is missing in a folder that has the given packages. */
  function missing(installed: object | null, folders: readonly string[]): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'skystair-ensure-'))
    try {
      for (const path of ['node_modules/x', ...folders]) mkdirSync(dirname(join(folder, path, 'x')), { recursive: true })
      writeFileSync(join(folder, 'package-lock.json'), lock(wanted))
      if (installed) writeFileSync(join(folder, 'node_modules/.package-lock.json'), lock(installed))
      return missingPackages(folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  const link = 'node_modules/@skystair/adapter-lagoon'
  const { '': _, 'node_modules/elsewhere': __, ...complete } = wanted

  it('recognises what npm ci has installed', () => expect(missing(complete, [link])).toEqual([]))

  it('recognises a workspace that npm run adapter -- new has linked itself', () => {
    const { 'adapters/lagoon': _, [link]: __, ...before } = complete
    expect(missing(before, [link])).toEqual([])
  })

  it('finds packages that are missing, also below another, in another version, or for this machine', () => {
    const { 'node_modules/here': _, 'node_modules/a/node_modules/b': __, ...less } = complete
    expect(missing({ ...less, 'node_modules/a': { version: '1.0.1' } }, [])).toEqual([
      link,
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/here',
    ])
  })

  it('finds everything missing where nothing is installed', () => expect(missing(null, [])).toHaveLength(4))
})
