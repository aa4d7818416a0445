// `npx node packages/bench/src/npm-start.ts`: how long `npm start` takes until it serves the game, on a clean clone with node_modules and
// without dist, and again. It measures the last commit, and prints seconds on the console only.
import { execFileSync, spawn } from 'node:child_process'
import { constants, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@skystair/testing/browser'
import { root } from '../../../scripts/build/paths.ts'
import { ratio, short, sum } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const PATIENCE = 600_000
/** Further starts after the first. */
const again = option('again', 2)

/** Returns a clean clone of the last commit, with the same node_modules. */
function clone(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'skystair-start-')), 'clone')
  execFileSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' })
  for (const place of [
    '',
    ...['packages', 'adapters'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name))),
  ]) {
    const libraries = join(place, 'node_modules')
    // Relative links in node_modules lead into the clone.
    if (existsSync(join(root, libraries)) && existsSync(join(folder, place)))
      cpSync(join(root, libraries), join(folder, libraries), { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  }
  return folder
}

/** Returns the seconds from `npm start` until its page is served. */
async function npmStart(folder: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // In its own process group, so that all children of npm are ended with it.
    detached: true,
  })
  const gone = new Promise((done) => child.once('exit', done))
  try {
    while (performance.now() - began < PATIENCE) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
      if (page?.ok && (await page.text()).includes('data-skystair')) return (performance.now() - began) / 1000
      await sleep(50)
    }
    throw new Error('npm start did not serve the game')
  } finally {
    process.kill(-child.pid!, 'SIGTERM')
    await gone
  }
}

const folder = clone()
try {
  const first = await npmStart(folder)
  const others: number[] = []
  for (let time = 0; time < again; time++) others.push(await npmStart(folder))
  const second = sum(others) / others.length
  const built = readdirSync(join(folder, 'dist/own'), { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, 'dist/own', name)))
    .filter((file) => file.isFile())
  console.log(`first: ${first.toFixed(1)} s, then: ${others.map((seconds) => seconds.toFixed(1)).join(', ')} s`)
  writeSection(
    'npm-start',
    `## \`npm start\`

\`npx node packages/bench/src/npm-start.ts\`. The time until the page is served, on a clean clone with node_modules and without dist: the first start builds
the bundle, the others reuse it.

${table(
  ['what', 'figure'],
  [
    ['files that the first start builds', String(built.length)],
    ['their size', `${short(sum(built.map(({ size }) => size)) / 1024 / 1024)} MB`],
    ['first start : the others', ratio(first, second)],
  ],
)}`,
  )
} finally {
  rmSync(join(folder, '..'), { recursive: true, force: true })
}
