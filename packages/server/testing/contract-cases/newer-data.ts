import type { LedgerReason, Reward } from '@skystair/contract'
import type { PlayerState } from '../../src/areas/player/state.ts'
import { grant } from '../../src/economy/grant.ts'
import type { RewardKinds } from '../../src/economy/reward-kinds.ts'
import type { Db, SqlValue, Tx } from '../../src/storage/db.ts'

/** A field of each stored object, and a key of each stored table of things, that only a newer server knows. */
const FIELD = 'fieldOfTheNext'

/** A kind of everything that has kinds. */
const KIND = 'kind_of_the_next'

type Json = null | boolean | number | string | Json[] | { [field: string]: Json }
interface Stored {
  readonly table: string
  readonly column: string
  readonly row: number
  readonly text: string
}

/** Returns every JSON text of a database on SQLite. */
async function jsonTexts(tx: Tx): Promise<Stored[]> {
  const columns = await tx.all<{ table: string; column: string }>(
    `select t.name as "table", c.name as "column" from pragma_table_list t, pragma_table_info(t.name) c
     where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite%' and lower(c.type) = 'text' and t.name <> 'idempotency'`,
  )
  const found: Stored[] = []
  for (const { table, column } of columns) {
    const rows = await tx.all<{ row: number; text: string }>(
      `select rowid as row, ${column} as text from ${table} where ${column} like '{%' or ${column} like '[%'`,
    )
    for (const { row, text } of rows) found.push({ table, column, row, text })
  }
  return found
}

/** Returns the value with the field in each of its objects, numbered. Adds the path of each object to `paths`. */
function marked(value: Json, path: string, paths: Map<number, string>): Json {
  if (Array.isArray(value)) return value.map((part, i) => marked(part, `${path}/${i}`, paths))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([field, part]): [string, Json] => [field, marked(part, `${path}/${field}`, paths)])
  const number = ++count
  paths.set(number, path)
  return { ...Object.fromEntries(parts), [FIELD]: number }
}
let count = 0

/**
 * What is not expected to be kept: entries of the audit log never change; the part of a player that lists show is derived from its state; a creature's figures
 * follow from its kind, level and rank, and are computed again when these change; the keys of a fight's memories are its creatures.
 */
const isDerived = (path: string): boolean => /^audit_entry|^player\.listed|^creature\.state\/(health|skills)|\/memories\b/.test(path)

const heroOf = (playerId: number) => 1_000_000 + playerId
const newerReward = { kind: KIND, amount: 1 } as unknown as Reward
const newerKinds = { [KIND]: async () => [newerReward] } as RewardKinds

/** Adds things of unknown kinds to a player, as a newer version. */
function addThings(state: PlayerState): void {
  const until = 4_000_000_000_000
  state.consumables.push({ id: 900_000, kind: KIND, count: 2 })
  state.artifacts.push({ id: 900_001, artifactId: 900_000, effectType: KIND as 'ATTACK', atlasKey: KIND, rarity: 'RARE', power: 3 })
  state.markers.push(KIND)
  state.offersSeen.push(KIND as 'NO_OFFER')
  Object.assign(state, {
    version: 1000,
    boosters: { ...state.boosters, [KIND]: { key: KIND, from: 0, until } },
    cards: { ...state.cards, [KIND]: 1 },
    cardsUntil: { ...state.cardsUntil, [KIND]: until },
    offers: { ...state.offers, [KIND]: { at: 0, until } },
  })
}

/** Adds to every JSON text of the database what a newer server may have stored there. Returns the function that returns which of it is missing. */
export async function addNewerData(db: Db): Promise<() => Promise<string[]>> {
  const added: { readonly row: string; readonly paths: Map<number, string> }[] = []
  const rowOf = ({ table, row }: Stored) => `${table} ${row}`
  await db.tx(async (tx) => {
    for (const stored of await jsonTexts(tx)) {
      const { table, column, row, text } = stored
      if (isDerived(table) || text.includes(FIELD)) continue
      const paths = new Map<number, string>()
      const value = marked(JSON.parse(text) as Json, `${table}.${column}`, paths) as { version?: number }
      if (table === 'player' && column === 'state') addThings(value as unknown as PlayerState)
      added.push({ row: rowOf(stored), paths })
      await tx.run(`update ${table} set ${column} = ? where rowid = ?`, [JSON.stringify(value), row] as SqlValue[])
    }
    const players = await tx.all<{ id: number; hero: string }>(
      `select p.id, min(c.state) as hero from player p join creature c on c.player_id = p.id
       where not exists (select * from creature where id = 1000000 + p.id) group by p.id`,
    )
    for (const { id, hero } of players) {
      const unknown = JSON.stringify({ ...JSON.parse(hero), imageId: KIND })
      await tx.run('insert into creature (id, player_id, state) values (?, ?, ?)', [heroOf(id), id, unknown])
      await tx.run("update player set state = json_insert(state, '$.squad[#]', ?) where id = ?", [heroOf(id), id])
      await tx.run('insert into notification (player_id, kind, details, seen, at) values (?, ?, ?, 0, 0)', [id, KIND, '{}'])
      await grant(tx, { id }, [newerReward], { reason: KIND as LedgerReason, ref: KIND, now: 0 }, newerKinds)
    }
    // So that fights are read, and not taken from this server's memory.
    await tx.run("update battle_move set token = 'next ' || token")
  })
  return () =>
    db.tx(async (tx) => {
      const stored = await jsonTexts(tx)
      const rows = new Set(stored.map(rowOf))
      const texts = stored.map(({ text }) => text).join()
      const kept = new Set([...texts.matchAll(new RegExp(`"${FIELD}":(\\d+)`, 'g'))].map(([, number]) => Number(number)))
      const left = added.filter(({ row }) => rows.has(row)).flatMap(({ paths }) => [...paths])
      return left.filter(([number, path]) => !kept.has(number) && !isDerived(path)).map(([, path]) => path)
    })
}
