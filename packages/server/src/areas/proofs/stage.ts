import type { BattleStatus, CallRole, Creature, Place, Player } from '@skystair/contract'
import { placesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { creaturesOf, saveCreature } from '../../game/creatures.ts'
import type { PlayerRow } from '../../game/player-row.ts'
import type { PlayerState } from '../../game/state.ts'
import { edit } from '../../game/testing.ts'
import type { Db, Tx } from '../../storage/db.ts'
import { guest, registered, type TestClient } from '../../testing/client.ts'
import type { TestApp } from '../../testing/test-app.ts'

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

/** A stage with a guest, or with a registered player where the role asks for one. */
export async function stageFor(server: TestApp, role: CallRole): Promise<Stage> {
  const client = role === 'NONE' || role === 'TRIAL' ? await guest(server.app) : await registered(server.app, freshName())
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
    other: () => registered(server.app, freshName()),
  }
}

/** What lives shorter than the game: sessions are prolonged by being used, answers are kept for repeated requests, and a number once given is not given again. */
const passing = new Set(['session', 'idempotency', 'sqlite_sequence'])

/** Everything that the database holds, table by table, but for what passes. */
export const dump = (db: Db): Promise<Record<string, unknown[]>> =>
  db.tx(async (tx) => {
    const tables = await tx.all<{ name: string }>(
      tx.lock === ''
        ? "select name from sqlite_master where type = 'table' order by name"
        : 'select table_name as name from information_schema.tables where table_schema = current_schema() order by table_name',
    )
    const held: Record<string, unknown[]> = {}
    for (const { name } of tables) if (!passing.has(name)) held[name] = await tx.all(`select * from ${name}`)
    return held
  })
