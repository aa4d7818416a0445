// A frozen Redis, then a frozen PostgreSQL, under load: `npx node packages/bench/src/freeze.ts [--seconds 60]`. Starts its own Redis and PostgreSQL, whose
// programs must be installed, stops them by SIGSTOP, and measures how long calls wait. Exits with 1 if one waits for more than two seconds, or if
// calls fail afterwards.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reachable, running } from '@skystair/server/testing'
import { short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const LIMIT = 2000
const seconds = option('seconds', 60)
const [redisPort, postgresPort] = [46_379, 45_432]
const folder = mkdtempSync(join(tmpdir(), 'freeze-'))

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0
const asPostgres = (command: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]]

const data = join(folder, 'postgres')
if (isRoot) execFileSync('chown', ['postgres', folder])
execFileSync(...asPostgres('initdb', ['-D', data, '-U', 'bench', '-A', 'trust', '--no-sync']), { stdio: 'ignore' })
const postgres = spawn(...asPostgres('postgres', ['-D', data, '-p', String(postgresPort), '-k', folder]), { stdio: 'ignore' })
const redis = spawn('redis-server', ['--port', String(redisPort), '--save', '', '--dir', folder], { stdio: 'ignore' })

/** Returns the ids of a process and of all processes that it has started. */
function family(root: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const found = [root]
  for (const parent of found) found.push(...pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid))
  return found
}
const signal = ({ pid }: ChildProcess, name: NodeJS.Signals) => {
  for (const member of family(pid!)) process.kill(member, name)
}

const urls = { redis: `redis://127.0.0.1:${redisPort}`, postgres: `postgres://bench@127.0.0.1:${postgresPort}/postgres` }
for (let tries = 0; tries < 60 && !((await reachable('redis', urls.redis)) && (await reachable('postgres', urls.postgres))); tries++)
  await sleep(500)
const server = await running({ DATABASE_URL: urls.postgres, REDIS_URL: urls.redis, RATE_FACTOR: '100' })

async function begin(): Promise<string> {
  const response = await fetch(`${server.url}/api/security/registerTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 }),
  })
  return ((await response.json()) as { session: string }).session
}
const sessions = await Promise.all(Array.from({ length: 16 }, begin))

interface Outcome {
  readonly status: number
  readonly ms: number
}
/** Lets each session make one call after another for this many seconds. */
async function load(forSeconds: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const until = performance.now() + forSeconds * 1000
  const caller = async (session: string) => {
    while (performance.now() < until) {
      const began = performance.now()
      const response = await fetch(`${server.url}/api/player/updateSoundMute?session=${session}`, { method: 'POST' })
      await response.arrayBuffer()
      outcomes.push({ status: response.status, ms: performance.now() - began })
      await sleep(100)
    }
  }
  await Promise.all(sessions.map(caller))
  return outcomes
}

const rows: string[][] = []
let failed = false
function note(what: string, outcomes: readonly Outcome[], all200: boolean): void {
  const times = outcomes.map(({ ms }) => ms)
  const ok = outcomes.filter(({ status }) => status === 200).length
  const unavailable = outcomes.filter(({ status }) => status === 503).length
  const slowest = Math.max(...times)
  if (slowest > LIMIT || ok + unavailable < outcomes.length || (all200 && unavailable > 0)) failed = true
  rows.push([what, String(outcomes.length), String(ok), String(unavailable), short(slowest / LIMIT)])
}
async function readyMs(): Promise<string> {
  const began = performance.now()
  const body = await (await fetch(`${server.url}/ready`)).json()
  return `${short(performance.now() - began)} ms: ${JSON.stringify((body as { failing: object }).failing)}`
}

try {
  await load(1)
  note('before', await load(3), true)
  for (const [name, service] of [
    ['Redis', redis],
    ['PostgreSQL', postgres],
  ] as const) {
    const frozen = sleep(200).then(() => signal(service, 'SIGSTOP'))
    const during = load(seconds)
    await frozen
    // `/ready` repeats its last result for half a second, so it may still be from before the freeze.
    await sleep(600)
    console.log(`/ready with ${name} frozen: ${await readyMs()}`)
    note(`${name} frozen`, await during, false)
    signal(service, 'SIGCONT')
    await load(5)
    note(`${name} back, from the sixth second on`, await load(5), true)
    console.log(`/ready with ${name} back: ${await readyMs()}`)
  }
} finally {
  for (const service of [redis, postgres]) signal(service, 'SIGCONT')
  await server.kill()
  redis.kill()
  for (const pid of family(postgres.pid!).slice(isRoot ? 1 : 0, isRoot ? 2 : 1)) process.kill(pid, 'SIGQUIT')
  await sleep(1000)
  rmSync(folder, { recursive: true, force: true })
}
const figures = table(['what', 'calls', '200', '503', 'slowest : limit'], rows)
if (failed) {
  console.log(figures)
  process.exit(1)
}
writeSection(
  'freeze',
  `## Frozen services

\`npx node packages/bench/src/freeze.ts --seconds ${seconds}\`: Redis, then PostgreSQL, is stopped for ${seconds} seconds while players call a server. Every call must get a response
within ${LIMIT} milliseconds; 1 is that limit.

${figures}`,
)
process.exit(0)
