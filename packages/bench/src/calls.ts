// `node packages/bench/src/calls.ts [--seconds 5]`, with a PostgreSQL at TEST_DATABASE_URL: requests per second of a few calls on one node, SQLite beside
// PostgreSQL, by turns in one run. The callers share the machine with the node, so the figures are ratios to the call that asks for nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BattleStatus } from '@skystair/contract'
import { walkBounds } from '@skystair/rules'
import type { Db } from '@skystair/server/storage/db'
import { openPostgres } from '@skystair/server/storage/postgres'
import { openSqlite } from '@skystair/server/storage/sqlite'
import { postgresSchema } from '@skystair/server/testing/engines'
import { running, type ServerProcess } from '@skystair/server/testing/server-process'
import { attack, createVeteran, post, STAIR, type Veteran } from '@skystair/testing/players'
import { median, ratio, short, sum } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const seconds = option('seconds', 5)
const CALLERS = 16
const MOVES = 200
/** The nodes take turns, so that what else the machine does meets both. The median counts. */
const ROUNDS = 5
/** Before the guardian, and still within its reach a few steps back. */
const STAND = walkBounds({ bestVictoryStair: STAIR - 1 }).maxCoordinate

interface Node {
  readonly engine: 'SQLite' | 'PostgreSQL'
  readonly server: ServerProcess
  readonly db: Db
  readonly players: readonly Veteran[]
  close(): Promise<void>
}

async function node(engine: Node['engine'], settings: Record<string, string>, open: () => Db, drop: () => unknown): Promise<Node> {
  const server = await running(settings)
  const db = open()
  const players: Veteran[] = []
  for (let i = 0; i < CALLERS; i++) players.push(await createVeteran(db))
  return {
    engine,
    server,
    db,
    players,
    async close() {
      await db.close()
      await server.end()
      await drop()
    },
  }
}

async function get(url: string, path: string): Promise<void> {
  const answer = await fetch(`${url}${path}`)
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** Calls by name: what one caller does again and again, `n` times so far. */
const calls: Record<string, (url: string, who: Veteran, n: number) => Promise<unknown>> = {
  'GET /api/connection/isConnectionExists': (url) => get(url, '/api/connection/isConnectionExists'),
  'GET /api/player/info/current': (url, { session }) => get(url, `/api/player/info/current?session=${session}&frontVersion=445`),
  'GET /api/place/v3/ensure': (url, { session }) => get(url, `/api/place/v3/ensure?session=${session}&coordFrom=13000&coordTo=15000`),
  'POST /api/player/v3/coordinate/set': (url, { session }, n) =>
    post(url, '/api/player/v3/coordinate/set', session, { coordinate: STAND - (n % 100), contextId: 'main' }),
  'POST /api/security/registerTrial': (url) =>
    post(url, '/api/security/registerTrial', '', { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 }),
}

/** Requests per second of all callers together. */
async function perSecond(work: (who: Veteran, n: number) => Promise<unknown>, players: readonly Veteran[]): Promise<number> {
  // The first requests open connections and compile.
  for (const who of players) await work(who, 0)
  const began = performance.now()
  const until = began + (seconds * 1000) / ROUNDS
  const counts = await Promise.all(
    players.map(async (who) => {
      let n = 0
      while (performance.now() < until) await work(who, ++n)
      return n
    }),
  )
  return (1000 * sum(counts)) / (performance.now() - began)
}

/** Every caller fights six against six to the end, striking with whoever may at whomever they may. Blows per second. */
async function blows({ server: { url }, players }: Node): Promise<number> {
  const begun = await Promise.all(players.map(async (who) => ({ who, status: await attack(url, who) })))
  const began = performance.now()
  const counts = await Promise.all(
    begun.map(async ({ who: { session }, status }) => {
      let struck = 0
      for (; struck < MOVES && status.battle?.result === null; struck++) {
        const { attackers, targets } = status.ask!
        const attackerId = attackers.find((id) => (targets[String(id)]?.length ?? 0) > 0)
        const defenderId = attackerId === undefined ? undefined : targets[String(attackerId)]![0]
        status =
          defenderId === undefined
            ? await post<BattleStatus>(url, '/api/battle/skip', session)
            : await post<BattleStatus>(url, '/api/battle/hit', session, { attackerId, defenderId })
      }
      return struck
    }),
  )
  return (1000 * sum(counts)) / (performance.now() - began)
}

const folder = mkdtempSync(join(tmpdir(), 'skystair-calls-'))
const schema = await postgresSchema()
const nodes = [
  await node(
    'SQLite',
    { DATA_DIR: folder },
    () => openSqlite(join(folder, 'skystair.db')),
    () => rmSync(folder, { recursive: true }),
  ),
  await node('PostgreSQL', { DATABASE_URL: schema.url }, () => openPostgres(schema.url), schema.drop),
] as const
try {
  const found: { name: string; rates: number[] }[] = []
  const add = async (name: string, times: number, measure: (node: Node) => Promise<number>) => {
    const rounds: [number, number][] = []
    for (let round = 0; round < times; round++) rounds.push([await measure(nodes[0]), await measure(nodes[1])])
    const rates = [median(rounds.map(([lite]) => lite)), median(rounds.map(([, big]) => big))]
    found.push({ name, rates })
    console.log(`${name}: ${rates.map((rate, i) => `${rate.toFixed(0)}/s on ${nodes[i]!.engine}`).join(', ')}`)
  }
  for (const [name, call] of Object.entries(calls))
    await add(name, ROUNDS, ({ server, players }) => perSecond((who, n) => call(server.url, who, n), players))
  await add('POST /api/battle/hit, six against six', 1, blows)

  const [nothing] = found
  writeSection(
    'calls',
    `## Calls

\`node packages/bench/src/calls.ts\`, with a PostgreSQL at \`TEST_DATABASE_URL\`: one node, ${CALLERS} callers on the same machine, every commit on the disk. 1 is how
often the node answers the call that asks for nothing of the database, on SQLite.

${table(
  ['call', 'SQLite', 'PostgreSQL', 'SQLite : PostgreSQL'],
  found.map(({ name, rates: [lite = 0, big = 0] }) => [
    `\`${name}\``,
    short(lite / nothing!.rates[0]!),
    short(big / nothing!.rates[0]!),
    ratio(lite, big),
  ]),
)}`,
  )
} finally {
  for (const each of nodes) await each.close()
}
