import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BattleStatus } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openPostgres, openSqlite } from '../../src/storage/index.ts'
import { wrongInBooks } from '../audit-books.ts'
import type { TestClient } from '../client.ts'
import { httpClient } from '../http-client.ts'
import { postgresSchema, type Schema } from '../postgres-schemas.ts'
import { POSTGRES, reachable } from '../reachable.ts'
import { fightOn, playToStair } from '../road-bot.ts'
import { type FailedStart, running, type ServerProcess, startServer } from '../server-process.ts'
import { NEXT, releases } from './edits.ts'

type Release = keyof typeof releases

const MAIN = fileURLToPath(new URL('../edited-server.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'releases-'))
const clockFile = join(folder, 'clock')
writeFileSync(clockFile, '0')
afterAll(() => rmSync(folder, { recursive: true }))

let ahead = 0
const clock = Object.assign(() => Date.now() + ahead, {
  pass(milliseconds: number) {
    ahead += milliseconds
    writeFileSync(clockFile, String(ahead))
  },
})

let settings: Readonly<Record<string, string>>
let servers: ServerProcess[] = []
afterEach(async () => {
  for (const server of servers) await server.kill()
  servers = []
})
const of = (release: Release) => ({ ...settings, EDITS: JSON.stringify(releases[release]), CLOCK: clockFile })
async function begin(release: Release): Promise<ServerProcess> {
  const server = await running(of(release), MAIN)
  servers.push(server)
  return server
}
async function end(server: ServerProcess): Promise<void> {
  servers = servers.filter((other) => other !== server)
  expect(await server.end()).toBe(0)
}
const refusal = async (release: Release): Promise<string> => ((await startServer(of(release), MAIN)) as FailedStart).output

/** Starts a guest on the server of a number, who then plays on all that run, by turns. */
async function guest(number = 0): Promise<TestClient> {
  const client = httpClient(() => servers.map(({ url }) => url), number)
  await client.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 } })
  return client
}
const play = (client: TestClient, stair: number) => playToStair({ clock }, client, stair)
/** Attacks the guardian of the player's next stair. */
async function attack(client: TestClient): Promise<BattleStatus> {
  const { contextId, maxCoordinate, bestVictoryStair } = (await client.call('GET /api/player/current')).reply
  const { places } = (await client.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 6000 } })).reply
  const { id: placeId, posY } = places.find(({ guardian, stair }) => guardian && stair === bestVictoryStair + 1)!
  await client.call('POST /api/player/v3/coordinate/set', { body: { coordinate: Math.min(posY, maxCoordinate), contextId } })
  return (await client.call('POST /api/battle/place/attack', { body: { placeId } })).reply
}
const heroes = async (client: TestClient) => (await client.call('GET /api/player/current')).reply.creatures.map(({ imageId }) => imageId)
const consumables = async (client: TestClient) => (await client.call('GET /api/player/current')).reply.consumables.map(({ kind }) => kind)

interface Stored {
  readonly id: number
  readonly state: string
  readonly saves: number
}
/** Checks that each save by the next release still counts, whichever release has saved the player since, and that no money is lost. */
async function expectNothingLost(db: Db): Promise<void> {
  const players = await db.read((tx) => tx.all<Stored>('select id, state, saves from player'))
  expect(players.map(({ id, saves }) => [id, saves])).toEqual(players.map(({ id, state }) => [id, JSON.parse(state).saves ?? 0]))
  expect(Math.max(...players.map(({ saves }) => saves))).toBeGreaterThan(10)
  expect(await db.read(wrongInBooks)).toEqual([])
}

describe('releases on sqlite, one after the other', () => {
  beforeEach(() => {
    settings = { DATA_DIR: mkdtempSync(join(folder, 'data-')) }
  })

  it('go on with each other’s players: the next, this one again, and the next again', async () => {
    let server = await begin('this')
    const first = await guest()
    await play(first, 1)
    await end(server)

    server = await begin('next')
    const second = await guest()
    await Promise.all([play(first, 2), play(second, 1)])
    expect([await heroes(first), await heroes(second)]).toEqual([expect.not.arrayContaining([NEXT]), expect.arrayContaining([NEXT])])
    clock.pass(12 * HOUR)
    const { battle } = await attack(second)
    expect(battle?.creatures.map(({ imageId }) => imageId)).toContain(NEXT)
    await end(server)

    server = await begin('this')
    await fightOn(second, { fights: 0, won: 0, rests: 0, moves: 0 })
    expect([await heroes(second), await consumables(second)]).toEqual([
      expect.not.arrayContaining([NEXT]),
      expect.not.arrayContaining([NEXT]),
    ])
    await Promise.all([play(first, 3), play(second, 2)])
    await end(server)

    server = await begin('next')
    expect([await heroes(second), await consumables(second)]).toEqual([expect.arrayContaining([NEXT]), expect.arrayContaining([NEXT])])
    await play(second, 3)
    await end(server)
    const db = openSqlite(join(settings.DATA_DIR!, 'skystair.db'))
    await expectNothingLost(db)
    await db.close()
  }, 120_000)

  it('refuse to go back beyond a release that stores what older ones cannot read', async () => {
    await end(await begin('this'))
    await end(await begin('after next'))
    expect(await refusal('this')).toMatch(/^This server is too old for the database: it knows version \d+ of stored data/)
    await end(await begin('next'))
  }, 60_000)
})

const here = await reachable('postgres', POSTGRES)
describe.skipIf(!here)('releases on postgres, at the same time', () => {
  let schema: Schema
  beforeEach(async () => {
    schema = await postgresSchema()
    settings = { DATABASE_URL: schema.url }
  })
  afterEach(() => schema.drop())

  it('serve the same players, call by call, until the newer one crashes and the older one goes on alone', async () => {
    await begin('this')
    const first = await guest()
    await play(first, 1)
    const next = await begin('next')
    const [second, third] = [await guest(1), await guest()]
    await Promise.all([play(first, 2), play(second, 2), play(third, 2)])

    servers = servers.filter((server) => server !== next)
    await next.kill()
    await Promise.all([play(first, 3), play(second, 3)])
    expect(await heroes(second)).not.toContain(NEXT)

    await begin('next')
    await Promise.all([play(first, 4), play(third, 3)])
    const db = openPostgres(schema.url)
    await expectNothingLost(db)
    const owners = await db.read((tx) => tx.all(`select player_id from creature where state like '%${NEXT}%'`))
    expect(owners.length).toBeGreaterThan(0)
    await db.close()
  }, 120_000)

  it('wait with what older ones cannot read until those have ended', async () => {
    const old = await begin('this')
    expect(await refusal('after next')).toMatch(/^The server .* is still running and knows version \d+ of stored data/)
    await end(old)
    await begin('after next')
    expect(await refusal('this')).toMatch(/^This server is too old for the database/)
  }, 60_000)
})
