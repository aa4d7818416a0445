import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Ask } from '@skystair/contract'
import { walkBounds } from '@skystair/rules'
import { hashToken } from '@skystair/server'
import { type Db, openPostgres, openSqlite } from '@skystair/server/storage'
import { postgresSchema, running } from '@skystair/server/testing'
import { attack, createVeteran, STAIR, type Veteran } from '@skystair/testing/players'
import pg from 'pg'
import { type Caller, type Cost, costOf, openCaller, type Sent } from './callers.ts'

/** A server under load: the calls that can be measured, by name. Each function makes the given number of calls. */
export interface Target {
  readonly measures: Readonly<Record<string, (calls: number) => Promise<Cost>>>
  close(): Promise<void>
}

const CALLERS = 32
const [BARE, BARE_POSTGRES] = ['bare.ts', 'bare-postgres.ts'].map((file) => join(import.meta.dirname, file)) as [string, string]
/** The position in front of the guardian. A few steps back are still in its range. */
const STAND = walkBounds({ bestVictoryStair: STAIR - 1 }).maxCoordinate

/** Microseconds of processor time that a process's main thread has used so far. */
const workOf = (pid: number) => () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000

interface Fight {
  readonly caller: Caller
  readonly session: string
  readonly ask: Ask
}

/** Parses only the last member of a fight's reply: parsing all of it would cost more here than creating it costs the server. */
const askIn = (reply: Buffer) =>
  JSON.parse(reply.toString('latin1', reply.lastIndexOf('"ask":') + '"ask":'.length, reply.length - 1)) as Ask | null

const openCallers = (url: string): Promise<Caller[]> => Promise.all(Array.from({ length: CALLERS }, () => openCaller(url)))

let count = 0
const step = () => STAND - (++count % 100)

/** Starts our server, with an advanced player for every caller. `main` is that of another working copy. */
export async function ourTarget(settings: Readonly<Record<string, string>>, db: Db, main?: string): Promise<Target> {
  const server = await running(settings, main)
  const callers = await openCallers(server.url)
  const veterans: Veteran[] = []
  for (let i = 0; i < CALLERS; i++) veterans.push(await createVeteran(db))
  const each = (sent: (session: string) => Sent) => (calls: number) =>
    costOf(callers, calls, workOf(server.pid), (caller, i) => caller.call(sent(veterans[i]!.session)))
  const set = (session: string, key?: string): Sent => ({
    method: 'POST',
    path: `/api/player/v3/coordinate/set?session=${session}`,
    body: { coordinate: step(), contextId: 'main' },
    ...(key ? { key } : {}),
  })
  /** Plays all fights, six against six, each turn with the first possible attacker and target, until one is over. Returns the number of turns. */
  async function fight(fights: readonly Fight[]): Promise<number> {
    let [turns, over] = [0, false]
    await Promise.all(
      fights.map(async ({ caller, session, ask }) => {
        for (let now = ask; !over; turns++) {
          const attackerId = now.attackers.find((id) => (now.targets[String(id)]?.length ?? 0) > 0)
          const [name, body] =
            attackerId === undefined ? ['skip', {}] : ['hit', { attackerId, defenderId: now.targets[String(attackerId)]![0] }]
          const reply = await caller.call({ method: 'POST', path: `/api/battle/${name}?session=${session}`, body, key: randomUUID() })
          const next = askIn(reply)
          if (next) now = next
          else over = true
        }
      }),
    )
    return turns
  }
  /** Plays at least this many turns, in as many fights as that takes; the calls that begin fights do not count. */
  async function hits(calls: number): Promise<Cost> {
    let [turns, ms, used] = [0, 0, 0]
    const work = workOf(server.pid)
    while (turns < calls) {
      const fights = await Promise.all(
        callers.map(async (caller) => {
          const fighter = await createVeteran(db)
          return { caller, session: fighter.session, ask: (await attack(server.url, fighter)).ask! }
        }),
      )
      const [began, worked] = [performance.now(), work()]
      turns += await fight(fights)
      ms += performance.now() - began
      used += work() - worked
    }
    return { perSecond: (1000 * turns) / ms, work: used / turns }
  }
  return {
    measures: {
      nothing: each(() => ({ method: 'GET', path: '/api/connection/isConnectionExists' })),
      info: each((session) => ({ method: 'GET', path: `/api/player/info/current?session=${session}&frontVersion=445` })),
      ensure: each((session) => ({ method: 'GET', path: `/api/place/v3/ensure?session=${session}&coordFrom=13000&coordTo=15000` })),
      'set without a key': each((session) => set(session)),
      'set with a key': each((session) => set(session, randomUUID())),
      hit: hits,
    },
    async close() {
      for (const caller of callers) caller.close()
      await db.close()
      await server.end()
    },
  }
}

/** A folder for a test's databases; it is deleted when the process ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skystair-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  return folder
}

export function onSqlite(settings: Readonly<Record<string, string>> = {}, main?: string): Promise<Target> {
  const folder = scratchFolder()
  return ourTarget({ ...settings, DATA_DIR: folder }, openSqlite(join(folder, 'skystair.db')), main)
}

export async function onPostgres(
  settings: Readonly<Record<string, string>> = {},
  main?: string,
): Promise<Target & { readonly url: string }> {
  const schema = await postgresSchema({ durable: true })
  const target = await ourTarget({ ...settings, DATABASE_URL: schema.url }, openPostgres(schema.url), main)
  return {
    ...target,
    url: schema.url,
    async close() {
      await target.close()
      await schema.drop()
    },
  }
}

/** The tables of the bare servers. */
const BARE_TABLES = `create table session (token_hash text primary key, player_id integer);
  create table player (id integer primary key, state text, info text);
  create table repeated (key text primary key, reply text)`

/** Returns a session for every caller, and its player of 16 KB, as `add` stores them. */
async function bareSessions(
  add: (session: readonly [string, number], player: readonly [number, string, string]) => unknown,
): Promise<string[]> {
  const sessions = Array.from({ length: CALLERS }, () => randomUUID())
  for (const [id, session] of sessions.entries()) await add([hashToken(session), id], [id, state(2000), state(16_000)])
  return sessions
}

/** Starts a bare server on tables with these sessions. */
async function bareServer(settings: Readonly<Record<string, string>>, main: string, sessions: readonly string[]): Promise<Target> {
  const server = await running(settings, main)
  const callers = await openCallers(server.url)
  const each = (sent: (session: string) => Sent) => (calls: number) =>
    costOf(callers, calls, workOf(server.pid), (caller, i) => caller.call(sent(sessions[i]!)))
  return {
    measures: {
      nothing: each(() => ({ method: 'GET', path: '/nothing' })),
      info: each((session) => ({ method: 'GET', path: `/read?session=${session}` })),
      'set with a key': each((session) => ({
        method: 'POST',
        path: `/set?session=${session}`,
        key: randomUUID(),
        body: { coordinate: step() },
      })),
    },
    async close() {
      for (const caller of callers) caller.close()
      await server.end()
    },
  }
}

export async function bareOnSqlite(): Promise<Target> {
  const folder = scratchFolder()
  const db = new DatabaseSync(join(folder, 'bare.db'))
  db.exec(BARE_TABLES)
  const [session, player] = [db.prepare('insert into session values (?, ?)'), db.prepare('insert into player values (?, ?, ?)')]
  const sessions = await bareSessions((ofSession, ofPlayer) => {
    session.run(...ofSession)
    player.run(...ofPlayer)
  })
  db.close()
  return bareServer({ DATA_DIR: folder }, BARE, sessions)
}

export async function bareOnPostgres(): Promise<Target> {
  const schema = await postgresSchema({ durable: true })
  const pool = new pg.Pool({ connectionString: schema.url })
  await pool.query(BARE_TABLES)
  const sessions = await bareSessions(async (ofSession, ofPlayer) => {
    await pool.query('insert into session values ($1, $2)', [...ofSession])
    await pool.query('insert into player values ($1, $2, $3)', [...ofPlayer])
  })
  await pool.end()
  const target = await bareServer({ DATABASE_URL: schema.url }, BARE_POSTGRES, sessions)
  const durable = 'set with a key'
  return {
    // It has no other calls.
    measures: { [durable]: target.measures[durable]! },
    async close() {
      await target.close()
      await schema.drop()
    },
  }
}

/** Returns some JSON of about this many bytes. */
const state = (bytes: number) =>
  JSON.stringify({
    coordinate: 0,
    creatures: Array.from({ length: bytes / 100 }, (_, id) => ({
      id,
      name: `creature ${id}`,
      health: { current: 10 + id, total: 100 },
      level: id,
      skills: [1, 2, 3],
      combative: true,
    })),
  })
