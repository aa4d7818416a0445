import type { BattleStatus, CallRole, Creature, Place, Player } from '@skystair/contract'
import { placesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { creaturesOf } from '../../src/areas/hero/creatures.ts'
import { saveCreature } from '../../src/areas/hero/repository.ts'
import type { PlayerRow } from '../../src/areas/player/repository.ts'
import type { PlayerState } from '../../src/areas/player/state.ts'
import { hashPassword } from '../../src/areas/security/password.ts'
import { keyOf } from '../../src/areas/security/rules.ts'
import type { Tx } from '../../src/storage/db.ts'
import { guest, PASSWORD, type TestClient } from '../client.ts'
import { edit } from '../edit-player.ts'
import type { TestApp } from '../test-app.ts'

/** A separate player for one contract case, and functions that prepare it. */
export interface Fixture {
  readonly server: TestApp
  readonly client: TestClient
  readonly id: number
  player(): Promise<Player>
  /** Changes the player directly, without a call. */
  edit(work: (player: PlayerRow, tx: Tx) => void | Promise<void>): Promise<void>
  /** Changes each of the player's creatures. */
  heroes(work: (hero: Creature) => Partial<Creature>): Promise<void>
  /** Starts the fight with the first guardian, and moves the player back to where it was. */
  inBattle(): Promise<BattleStatus>
  /** Adds another registered player. Returns its client. */
  other(): Promise<TestClient>
}

export const [firstGuardian, secondGuardian] = placesBetween(world, 'main', 0, 960).filter((place) => place.guardian) as [Place, Place]

let names = 0
/** Returns a free nickname. */
export const freshName = (): string => `Player ${++names}`

/** Hash of the password with argon2's lowest cost: with the real cost, hashing would take longer than everything else in a case. */
const hash = hashPassword(PASSWORD, { memory: 8, passes: 1 })

/** Returns a client of a registered player. */
async function registeredPlayer({ app, db, clock }: TestApp): Promise<TestClient> {
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

/** Returns a fixture with a guest, or with a registered player if the role requires one. */
export async function fixtureFor(server: TestApp, role: CallRole): Promise<Fixture> {
  const client = role === 'NONE' || role === 'TRIAL' ? await guest(server.app) : await registeredPlayer(server)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  const work: Fixture['edit'] = (change) => edit(server, id, change)
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
      if (begun.status !== 200) throw new Error(`the fight did not begin: ${begun.status}`)
      await work(({ state }) => {
        Object.assign(state, before)
      })
      return begun.reply
    },
    other: () => registeredPlayer(server),
  }
}
