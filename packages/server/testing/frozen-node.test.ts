import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStores, type Stores } from '../src/stores.ts'
import { enrol, founded, grownUp, idOf } from './clan.ts'
import { guest, registered, type TestClient } from './client.ts'
import type { Edit } from './edited-server.ts'
import { httpClient } from './http-client.ts'
import { postgresSchema, type Schema } from './postgres-schemas.ts'
import { POSTGRES, reachable } from './reachable.ts'
import { running, type ServerProcess, startServer } from './server-process.ts'
import { type TestApp, testApp, testClock } from './test-app.ts'

const MAIN = fileURLToPath(new URL('edited-server.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'frozen-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Freezes the process once, and writes its id to a file. */
const freeze = (file: string) =>
  `if (!globalThis.frozen) { globalThis.frozen = true; process.getBuiltinModule('fs').writeFileSync('${file}', String(process.pid)); process.kill(process.pid, 'SIGSTOP') }`

/** Freezes a server in a call, before its commit. */
const inCall = (name: string, file: string): readonly Edit[] => [
  [
    '/http/pipeline/transact.ts',
    'if (repeatable) await remember',
    `if (route.name === '${name}') ${freeze(file)}\n    if (repeatable) await remember`,
  ],
]
const isFrozen = (pid: number) => /\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** Waits until the process that writes the file is frozen. Returns its id. */
async function frozenBy(file: string): Promise<number> {
  const pid = () => Number(existsSync(file) ? readFileSync(file, 'utf8') : 0)
  while (pid() === 0 || !isFrozen(pid())) await sleep(10)
  return pid()
}

const here = await reachable('postgres', POSTGRES)
describe.skipIf(!here)('a server that is frozen in a transaction', () => {
  let schema: Schema
  let stores: Stores
  /** Another node of the same database. */
  let other: TestApp
  let frozen: ServerProcess | undefined
  beforeAll(async () => {
    schema = await postgresSchema()
    const first = await running({ DATABASE_URL: schema.url })
    await first.end()
    stores = await openStores({ databaseUrl: schema.url, redisUrl: null } as Parameters<typeof openStores>[0])
    other = await testApp({ db: stores.db, clock: testClock(Date.now()) })
  })
  afterEach(() => frozen?.kill())
  afterAll(async () => {
    await other.close()
    await stores.db.close()
    await stores.maintenance.close()
    await schema.drop()
  })

  /** Lets a server freeze in this call of a player of the other one. Returns the call, and the function that lets the server go on. */
  async function frozenIn(name: 'POST /api/player/updateSoundMute' | 'POST /api/clan/donate', client: TestClient, input: object) {
    const file = join(folder, `${name.split('/').at(-1)}`)
    const server = await running({ DATABASE_URL: schema.url, EDITS: JSON.stringify(inCall(name, file)) }, MAIN)
    frozen = server
    const same = Object.assign(
      httpClient(() => [server.url]),
      { session: client.session },
    )
    const called = same.call(name, input).catch((error: Error) => ({ status: Number(/answered (\d+)/.exec(error.message)?.[1]) }))
    await frozenBy(file)
    return { called, server }
  }

  it('lets go of its player, and what it has not committed is neither stored nor acknowledged', async () => {
    const client = await guest(other.app)
    const { called, server } = await frozenIn('POST /api/player/updateSoundMute', client, {})
    const { status, reply } = await client.call('POST /api/player/updateSoundMute')
    expect([status, reply.soundMute, isFrozen(server.pid)]).toEqual([200, true, true])
    server.signal('SIGCONT')
    const acknowledged = (await called).status === 200
    // Its call is run again, or refused.
    expect((await client.call('GET /api/player/current')).reply.soundMute).toBe(!acknowledged)
  }, 60_000)

  it('lets go of its clan', async () => {
    const [leader, member] = [await registered(other.app, 'Leader'), await registered(other.app, 'Member')]
    for (const each of [leader, member]) await grownUp(other, await idOf(each))
    const clanId = await founded(leader)
    await enrol(other, clanId, await idOf(member))
    const gift = { body: { type: 'GEMS', amount: 10 } } as const
    const { called, server } = await frozenIn('POST /api/clan/donate', leader, gift)
    const { status } = await member.call('POST /api/clan/donate', gift)
    expect([status, isFrozen(server.pid)]).toEqual([200, true])
    server.signal('SIGCONT')
    const given = (await called).status === 200 ? 20 : 10
    const budget = await stores.db.read((tx) =>
      tx.one<{ total: number }>("select cast(sum(amount) as bigint) as total from clan_ledger where resource = 'gems'"),
    )
    expect(budget?.total).toBe(given)
  }, 60_000)

  it('lets go of the schema, so that another one can start', async () => {
    const file = join(folder, 'start')
    const edits: readonly Edit[] = [['/storage/migrate.ts', 'const ran: string[] = []', `${freeze(file)}\n    const ran: string[] = []`]]
    const starting = startServer({ DATABASE_URL: schema.url, EDITS: JSON.stringify(edits) }, MAIN)
    const pid = await frozenBy(file)
    const second = await running({ DATABASE_URL: schema.url })
    expect(await second.end()).toBe(0)
    expect(isFrozen(pid)).toBe(true)
    process.kill(pid, 'SIGKILL')
    await starting
  }, 60_000)
})
