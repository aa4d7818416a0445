// `npx node packages/bench/src/growth.ts [--players 100000] [--calls 40]`: what frequent calls cost with many players, clans, topics, messages and fights, against the
// same calls on a small database. PostgreSQL is measured if one is at TEST_DATABASE_URL.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@skystair/contract'
import { type Db, NO_TIME_LIMIT, openPostgres, openSqlite } from '@skystair/server/storage'
import {
  CASES_AT,
  edit,
  filledSqlite,
  fillPostgres,
  fixtureFor,
  POSTGRES,
  postgresSchema,
  reachable,
  testApp,
  testClock,
} from '@skystair/server/testing'
import { quantile, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'
import { scratchFolder } from './speed/targets.ts'

const PLAYERS = option('players', 100_000)
const CALLS = option('calls', 40)
/** The large database by the small one, at most. */
const FLAT = 2
/** The same for what reads as many rows as any list has, which a small database has not. */
const whole: Readonly<Record<string, number>> = { 'the last topics of a list': 15, 'a search in the forum': 15 }

const shares: Readonly<Record<string, number>> = {
  player: 1,
  creature: 3,
  clan: 0.2,
  forum_topic: 0.5,
  chat_message: 2,
  battle: 0.05,
  battle_move: 0.05,
}
/** Those without a share have half as many rows as there are players; the few that do not grow, none. */
const rowsOf = (name: string): number =>
  /^(migration|health|audit_|rating_(online|count)|forum_count)/.test(name) ? 0 : PLAYERS * (shares[name] ?? 0.5)

const page = { from: 0, to: 20 }
const measured: Readonly<Record<string, readonly [call: Call, input: (round: number) => object]>> = {
  'the own player': ['GET /api/player/current', () => ({})],
  'the start of the game': ['GET /api/player/info/current', () => ({ query: { frontVersion: 445 } })],
  'places around': ['GET /api/place/v3/ensure', () => ({ query: { coordFrom: 0, coordTo: 6000 } })],
  'a step': ['POST /api/player/v3/coordinate/set', (round) => ({ body: { coordinate: 100 + (round % 2), contextId: 'main' } })],
  'the chat': ['GET /api/chat/{room}/list', () => ({ params: { room: 'main' }, query: page })],
  whispers: ['GET /api/chat/{room}/list', () => ({ params: { room: 'private' }, query: page })],
  'a message': ['POST /api/chat/{room}/send', (round) => ({ params: { room: 'main' }, body: { text: `Hello ${round}` } })],
  'the mail': ['GET /api/mail/list', () => ({ query: {} })],
  notifications: ['GET /api/player/notif/list', () => ({})],
  gifts: ['GET /api/gift/list', () => ({ query: { page: 0 } })],
  'the categories of the forum': ['GET /api/forum/category/list', () => ({ query: {} })],
  'topics of a category': ['GET /api/forum/topic/list', () => ({ query: { ...page, category: 'TALK' } })],
  'topics of any category and language': ['GET /api/forum/topic/list', () => ({ query: { ...page, lang: 'ANY' } })],
  'the last topics of a list': ['GET /api/forum/topic/list', () => ({ query: { from: 1980, to: 2000, category: 'TALK' } })],
  'a search in the forum': ['GET /api/forum/topic/list', () => ({ query: { ...page, search: 'bridges' } })],
  'clans with places': ['GET /api/clan/search', () => ({ query: { page: 0 } })],
  'the last page of clans': ['GET /api/clan/search', () => ({ query: { page: 99 } })],
  'clans by name': ['GET /api/clan/search', () => ({ query: { page: 0, name: 'p' } })],
  'the rating of clans': ['GET /api/rating/by/{type}', () => ({ params: { type: 'clanLevel' }, query: { from: 0, to: 100 } })],
  'the rating of levels': ['GET /api/rating/by/{type}', () => ({ params: { type: 'level' }, query: { from: 0, to: 100 } })],
  'the arena': ['GET /api/arena/get', () => ({})],
}

/** Counts what a database is asked and what it returns. */
function counted(db: Db): { readonly db: Db; readonly taken: () => readonly [statements: number, bytes: number] } {
  let [statements, bytes] = [0, 0]
  const watched = new Set<PropertyKey>(['all', 'one', 'run', 'enqueue'])
  const count = (tx: object) =>
    new Proxy(tx, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name)
        if (!watched.has(name) || typeof member !== 'function') return member
        return (...args: unknown[]) => {
          statements++
          const result: unknown = member.apply(target, args)
          if (result instanceof Promise) result.then((rows) => (bytes += (JSON.stringify(rows) ?? '').length)).catch(() => {})
          return result
        }
      },
    }) as never
  return {
    db: { ...db, tx: (work) => db.tx((tx) => work(count(tx))), read: (work) => db.read((tx) => work(count(tx))) },
    taken() {
      const now = [statements, bytes] as const
      ;[statements, bytes] = [0, 0]
      return now
    },
  }
}

interface Cost {
  readonly time: number
  readonly statements: number
  readonly bytes: number
}

/** Returns a function that makes a call and returns its cost; its time is in milliseconds. */
async function measuring(opened: Db) {
  const { db, taken } = counted(opened)
  const clock = testClock(CASES_AT)
  const server = await testApp({ db, clock, seed: 'growth' })
  const { client, id } = await fixtureFor(server, 'PLAYER')
  await edit(server, id, ({ state }) => {
    state.level = 30
  })
  return async (call: Call, input: object): Promise<Cost> => {
    clock.pass(60_000)
    taken()
    const before = performance.now()
    const { status, error } = (await client.call(call, input as never)) as { status: number; error?: { code: string } }
    const time = performance.now() - before
    if (status !== 200) throw new Error(`${call}: ${error?.code}`)
    const [statements, bytes] = taken()
    return { time, statements, bytes }
  }
}

async function compare(engine: string, small: Db, large: Db): Promise<string[][]> {
  const [few, many] = [await measuring(small), await measuring(large)]
  const rows: string[][] = []
  for (const [name, [call, input]] of Object.entries(measured)) {
    const costs: [Cost, Cost][] = []
    for (let round = 0; round < CALLS; round++) costs.push([await few(call, input(round)), await many(call, input(round))])
    // Other work on the machine only makes calls slower: most of it does not touch the fastest fifth.
    const timeOf = (which: 0 | 1) =>
      quantile(
        costs.slice(5).map((both) => both[which].time),
        0.2,
      )
    const time = timeOf(1) / timeOf(0)
    const [last] = costs.slice(-1)
    const goal = whole[name] ?? FLAT
    rows.push([
      `${engine}: ${name}`,
      `${short(time)} : 1`,
      `${time > goal ? '**no**' : 'yes'} (≤ ${goal} : 1)`,
      `${last![1].statements}`,
      short(last![1].bytes / 1024),
    ])
    console.log(rows.at(-1)!.join(' | '))
  }
  return rows
}

const folder = scratchFolder()
const [small, large] = [join(folder, 'small.db'), join(folder, 'large.db')]
await filledSqlite(small, large, rowsOf)
console.log(`filled: ${short(statSync(large).size / 2 ** 20)} MB`)
const rows = await compare('SQLite', openSqlite(small), openSqlite(large))

if (await reachable('postgres', POSTGRES)) {
  const schemas = [await postgresSchema(), await postgresSchema()] as const
  const [few, many] = schemas.map(({ url }) => openPostgres(url, NO_TIME_LIMIT)) as [Db, Db]
  await fillPostgres(few, small)
  await fillPostgres(many, small, rowsOf)
  rows.push(...(await compare('PostgreSQL', few, many)))
  for (const db of [few, many]) await db.close()
  for (const { drop } of schemas) await drop()
}

writeSection(
  'growth',
  `## Growth

\`npx node packages/bench/src/growth.ts\`: calls of one player, in turns on a small database and on one with ${PLAYERS} players, ${rowsOf('clan')} clans, ${rowsOf('forum_topic')} topics, ${rowsOf('chat_message')} messages and
${rowsOf('battle')} fights; the time of the large one by that of the small one (the 20th percentile), and the statements and the kilobytes of rows of a call on the large one.

${table(['call', 'large : small', 'held', 'statements', 'KB of rows'], rows)}`,
)
process.exit(rows.some(([, , verdict]) => !verdict?.startsWith('yes')) ? 1 : 0)
