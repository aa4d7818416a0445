// `npm run adapter -- new <name>`: writes adapters/<name>/, a complete adapter for a portal that works like the one of examples/write-an-adapter, with its
// entries in the lockfile and the documents. Every test passes with it; replace part after part by what the real portal does.
// `npm run adapter -- update`: formats all adapters, and writes what follows from their code into the documents.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/paths.ts'

const template = join(root, 'examples/write-an-adapter')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

/** Returns why a name cannot be an adapter's; null if it can. */
export function nameFault(name: string): string | null {
  if (!/^[a-z][a-z0-9_]{1,39}$/.test(name))
    return 'A name has 2 to 40 lower-case letters, digits and _, and begins with a letter: npm run adapter -- new lagoon'
  if (existsSync(join(root, 'adapters', name))) return `adapters/${name} exists already: choose another name, or delete that folder.`
  return null
}

/** Returns the files of a new adapter by their names, from the example's. */
export function adapterFiles(name: string): ReadonlyMap<string, string> {
  const title = name.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
  const named = (text: string) =>
    text
      .replaceAll('HARBOUR', name.toUpperCase())
      .replaceAll('Гавани', title)
      .replaceAll('Гавань', title)
      .replaceAll('Harbour', title)
      .replaceAll('harbour', name)
      // The example sells no gifts.
      .replace('gems_8000: 1200 }', 'gems_8000: 1200, gift_30: 6, gift_100: 20, gift_500: 95, gift_1000: 180 }')
  const files = new Map<string, string>()
  for (const file of readdirSync(template)) if (file.endsWith('.ts')) files.set(file, named(readFileSync(join(template, file), 'utf8')))
  const [facts = '', settings = ''] = readFileSync(join(template, 'README.md'), 'utf8').match(/(?:^\|.*\n)+/gm) ?? []
  const sources = '**Assumed**: everything. These are the rules of the example, until each is replaced by the portal’s own.'
  const parts = [`# ${title}`, '## Facts', facts.trim(), '## Settings', settings.trim(), '## Sources', sources]
  files.set('README.md', named(parts.join('\n\n')).concat('\n'))
  files.set('package.json', read('adapters/kong/package.json').replace('adapter-kong', `adapter-${name}`))
  return files
}

/** Adds the workspace to the lockfile, as `npm install` would. */
export function withWorkspace(lockfile: string, name: string): string {
  const lock = JSON.parse(lockfile) as { packages: Record<string, object> }
  const called = `@skystair/adapter-${name}`
  lock.packages[`adapters/${name}`] = { name: called, version: '0.1.0', license: 'MIT', dependencies: { '@skystair/platform': '0.1.0' } }
  lock.packages[`node_modules/${called}`] = { resolved: `adapters/${name}`, link: true }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  return `${JSON.stringify(lock, null, 2)}\n`
}

/** Adds the platform's row to the table of docs/adapters.md. */
export function withRow(guide: string, name: string): string {
  const cells = [
    `[${name}](../adapters/${name}/README.md)`,
    'archive, in a frame',
    'signed ticket',
    'HMAC-SHA256 over the ticket, our game, an hour, once',
    'the portal’s shop; settled by a signed receipt; cancellation is reported',
    'rewarded, between scenes',
    'ready, play, pause, sound',
    'everything',
  ]
  const lines = guide.split('\n')
  const isRow = (line: string) => /^\| \[\w+\]\(\.\.\/adapters\//.test(line)
  const after = lines.findLastIndex((line) => isRow(line) && line < `| [${name}]`)
  lines.splice(after < 0 ? lines.findIndex(isRow) : after + 1, 0, `| ${cells.join(' | ')} |`)
  return lines.join('\n')
}

function write(name: string): void {
  const folder = join(root, 'adapters', name)
  mkdirSync(folder)
  for (const [file, text] of adapterFiles(name)) writeFileSync(join(folder, file), text)
  writeFileSync(join(root, 'package-lock.json'), withWorkspace(read('package-lock.json'), name))
  writeFileSync(join(root, 'docs/adapters.md'), withRow(read('docs/adapters.md'), name))
  const link = join(root, 'node_modules/@skystair', `adapter-${name}`)
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(`../../adapters/${name}`, link, 'junction')
  update()
}

/** Formats the adapters, and writes their settings into docs/operating.md and their payments into docs/payments.md. */
function update(): void {
  const run = (...command: string[]) => {
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) process.exitCode = 1
  }
  run(join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', join(root, 'adapters'))
  run(join(root, 'packages/server/src/write-settings.ts'))
  run(join(root, 'packages/server/testing/write-payments.ts'))
}

const USAGE = 'What should it do? npm run adapter -- new <name>, or after changes: npm run adapter -- update'

if (import.meta.main) {
  const [command, name = ''] = process.argv.slice(2)
  const fault = command === 'new' ? nameFault(name) : command === 'update' ? null : USAGE
  if (fault) {
    console.error(fault)
    process.exit(1)
  }
  if (command === 'update') update()
  else {
    write(name)
    console.log(`adapters/${name} is written. Next:
  npx vitest run --project 'unit*' adapters/${name} scripts/adapters.test.ts
  npm run build && npm run check -- ${name} && npm run portal -- ${name}
  npm run adapter -- update     after changes of settings, prices or payments
  docs/adapters.md tells the rest: "The hour", from step 2 on.`)
  }
}
