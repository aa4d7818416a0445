import type { BattleStatus, CallRole, Creature, Place, Player } from '@skystair/contract'
import { placesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { creaturesOf, saveCreature } from '../../src/areas/hero/creatures.ts'
import type { PlayerRow } from '../../src/areas/player/repository.ts'
import type { PlayerState } from '../../src/areas/player/state.ts'
import { hashPassword } from '../../src/areas/security/password.ts'
import { keyOf } from '../../src/areas/security/rules.ts'
import type { Db, Tx } from '../../src/storage/db.ts'
import { guest, PASSWORD, type TestClient } from '../client.ts'
import { edit } from '../edit-player.ts'
import type { TestApp } from '../test-app.ts'

/** A player of its own for one proof, and the hands to bring it to where the proof begins. */
export interface Stage {
  readonly server: TestApp
  readonly client: TestClient
  readonly id: number
  player(): Promise<Player>
  /** Changes the player behind the calls' backs. */
  edit(work: (player: PlayerRow, tx: Tx) => void | Promise<void>): Promise<void>
  /** Changes each of the player's creatures. */
  heroes(work: (hero: Creature) => Partial<Creature>): Promise<void>
  /** Lets the player begin the first guardian's fight, and then be where it was. */
  inBattle(): Promise<BattleStatus>
  /** Another registered player; answers its client. */
  other(): Promise<TestClient>
}

export const [firstGuardian, secondGuardian] = placesBetween(world, 'main', 0, 960).filter((place) => place.guardian) as [Place, Place]

let names = 0
/** A nickname that nobody has yet. */
export const freshName = (): string => `Climber ${++names}`

/** The password's hash at the least cost that argon2 knows: with the real one, hashing would take longer than everything else in a proof. */
const hash = hashPassword(PASSWORD, { memory: 8, passes: 1 })

/** A client of somebody who has registered: what is proven here is what comes after that. */
async function climber({ app, db, clock }: TestApp): Promise<TestClient> {
  const client = await guest(app)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  const [name, password] = [freshName(), await hash]
  await db.tx((tx) =>
    tx.run("update player set name = ?, name_key = ?, password_hash = ?, access_level = 'PLAYER', updated_at = ? where id = ?", [
      name,
      keyOf(name),
      password,
      clock(),
      id,
    ]),
  )
  return client
}

/** A stage with a guest, or with a registered player where the role asks for one. */
export async function stageFor(server: TestApp, role: CallRole): Promise<Stage> {
  const client = role === 'NONE' || role === 'TRIAL' ? await guest(server.app) : await climber(server)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  const work: Stage['edit'] = (change) => edit(server, id, change)
  return {
    server,
    client,
    id,
    player: async () => (await client.call('GET /api/player/current')).reply,
    edit: work,
    heroes: (change) =>
      work(async ({ state }, tx) => {
        const now = server.clock()
        for (const hero of await creaturesOf(tx, id, state, now)) await saveCreature(tx, { ...hero, ...change(hero), healedAt: now })
      }),
    inBattle: async () => {
      let before: Partial<PlayerState> = {}
      await work(({ state }) => {
        const { coordinate, contextId, bestVictoryStair } = state
        before = { coordinate, contextId, bestVictoryStair }
        Object.assign(state, { coordinate: firstGuardian.posY - 60, contextId: 'main', bestVictoryStair: 0 })
      })
      const begun = await client.call('POST /api/battle/place/attack', { body: { placeId: firstGuardian.id } })
      if (begun.status !== 200) throw new Error(`a fight was answered ${begun.status}`)
      await work(({ state }) => {
        Object.assign(state, before)
      })
      return begun.reply
    },
    other: () => climber(server),
  }
}

/** What lives shorter than the game: sessions are prolonged by being used, answers are kept for repeated requests, and a number once given is not given again. */
const passing = new Set(['session', 'idempotency', 'sqlite_sequence'])

const tables = new WeakMap<Db, readonly string[]>()

/** Everything that the database holds but for what passes: each table's rows as JSON. PostgreSQL writes them by itself, in one answer: asking table by table takes most of a test's time. */
export const dump = (db: Db): Promise<Record<string, string>> =>
  db.tx(async (tx) => {
    const lite = tx.lock === ''
    if (!tables.has(db)) {
      const all = await tx.all<{ name: string }>(
        lite
          ? "select name from sqlite_master where type = 'table' order by name"
          : 'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
      )
      tables.set(
        db,
        all.map(({ name }) => name).filter((name) => !passing.has(name)),
      )
    }
    const names = tables.get(db)!
    const held: Record<string, string> = {}
    if (lite) for (const name of names) held[name] = JSON.stringify(await tx.all(`select * from ${name}`))
    else {
      const written = names.map((name) => `select '${name}' as name, coalesce(json_agg(t)::text, '') as rows from ${name} t`)
      for (const { name, rows } of await tx.all<{ name: string; rows: string }>(written.join(' union all '))) held[name] = rows
    }
    return held
  })
