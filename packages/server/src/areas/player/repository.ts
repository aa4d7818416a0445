import type { AccessLevel, Face, PlayerSource } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from './state.ts'
import { takeUnknown, type UnknownThings, withUnknown } from './unknown-things.ts'
import { STATE_VERSION, upgrade } from './upgrade.ts'

/** A stored player: columns and state. Change `state` in place, then call `savePlayer`. */
export interface PlayerRow {
  readonly id: number
  readonly name: string | null
  readonly contact: string | null
  readonly registered: boolean
  readonly accessLevel: AccessLevel
  readonly source: PlayerSource
  /** The player's invitation code. */
  readonly code: string
  readonly version: number
  readonly updatedAt: number
  readonly state: PlayerState
  readonly unknown: UnknownThings
}

interface Columns {
  readonly id: number
  readonly name: string | null
  readonly contact: string | null
  readonly password_hash: string | null
  readonly access_level: AccessLevel
  readonly source: PlayerSource
  readonly code: string
  readonly version: number
  readonly updated_at: number
  readonly state: string
}

/** Returns the row that this transaction has already read, unless the transaction has changed it since or must lock it now. */
function readBefore(tx: Tx, id: number, lock: boolean): Columns | undefined {
  const read = tx.players.get(id)
  if (!read || tx.changed.has(id) || (lock && !read.isLocked && tx.lock !== '')) return undefined
  return read.row as Columns
}

const parseState = (stored: string) => upgrade(JSON.parse(stored)) as unknown as PlayerState

/**
 * Returns the part of a state that lists of other players show, in JSON. Why it is stored beside the state: reading a hundred whole states takes several
 * milliseconds.
 */
const listedJson = ({ version, level, bestVictoryStair, avatar, characterAndCompanion, gender }: PlayerState): string =>
  JSON.stringify({ version, level, bestVictoryStair, avatar, characterAndCompanion, gender })

/**
 * Loads a player; with `lock` nobody else changes it, its purse, its creatures or its fights until the transaction ends.
 * Throws PLAYER_NOT_FOUND.
 */
export async function loadPlayer(tx: Tx, id: number, { lock = false }: { lock?: boolean } = {}): Promise<PlayerRow> {
  const row =
    readBefore(tx, id, lock) ??
    (await tx.one<Columns>(
      `select id, name, contact, password_hash, access_level, source, code, version, updated_at, state from player where id = ?${lock ? tx.lock : ''}`,
      [id],
    ))
  if (!row) throw refuse('PLAYER_NOT_FOUND')
  const { name, contact, password_hash, access_level, source, code, version, updated_at } = row
  const state = parseState(row.state)
  // A player who came by a platform has no password and is no guest either.
  const registered = password_hash !== null || access_level !== 'TRIAL'
  return {
    id,
    name,
    contact,
    source,
    code,
    version,
    registered,
    accessLevel: access_level,
    updatedAt: updated_at,
    unknown: takeUnknown(state),
    state,
  }
}

/** Saves the state. Throws STATE_CHANGED if the row was written since it was loaded. */
export async function savePlayer(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  tx.changed.add(player.id)
  tx.enqueue(
    'update player set state = ?, listed = ?, version = case version when ? then version + 1 end, updated_at = ? where id = ?',
    [JSON.stringify(withUnknown(player.state, player.unknown)), listedJson(player.state), player.version, now, player.id],
    () => refuse('STATE_CHANGED'),
  )
}

/** Stores a new player. Returns its id. */
export async function insertPlayer(
  tx: Tx,
  { accessLevel, source, code, state }: Pick<PlayerRow, 'accessLevel' | 'source' | 'code' | 'state'>,
  now: number,
): Promise<number> {
  const row = await tx.one<{ id: number }>(
    `insert into player (access_level, source, code, version, state, listed, created_at, updated_at)
     values (?, ?, ?, 0, ?, ?, ?, ?) returning id`,
    [accessLevel, source, code, JSON.stringify(state), listedJson(state), now, now],
  )
  if (!row) throw new Error('the database returned no id')
  return row.id
}

export const playerExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.one('select id from player where id = ?', [id])) !== undefined

/** Returns the nicknames of these players, by id; null for one without. */
export async function namesOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.all<{ id: number; name: string | null }>(
    `select id, name from player where id in (${ids.map(() => '?').join(', ')})`,
    ids,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns the ids of the players after this one, in the order of their ids. */
export const playersAfter = async (tx: Tx, id: number, max: number): Promise<number[]> =>
  (await tx.all<{ id: number }>('select id from player where id > ? order by id limit ?', [id, max])).map((row) => row.id)

/** The data of a player in lists of other players. */
export interface ListedPlayer extends Face, Pick<PlayerState, 'level' | 'bestVictoryStair'> {
  readonly id: number
  readonly name: string | null
  /** When the player last did something that is stored. */
  readonly updatedAt: number
}

/** Returns these players by id. */
export async function listedPlayers(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, ListedPlayer>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.all<Pick<Columns, 'id' | 'name' | 'updated_at'> & { readonly listed: string | null }>(
    `select id, name, updated_at, listed from player where id in (${ids.map(() => '?').join(', ')})`,
    ids,
  )
  const parts = new Map(rows.map(({ id, listed }) => [id, listed === null ? null : (JSON.parse(listed) as PlayerState)]))
  // An older server has stored this part without what later upgrades add to it, or not at all.
  const outdated = ids.filter((id) => (parts.get(id)?.version ?? 0) < STATE_VERSION)
  for (const [id, state] of await statesOf(tx, outdated)) parts.set(id, state)
  return new Map(
    rows.map(({ id, name, updated_at: updatedAt }) => {
      const { level, bestVictoryStair, avatar, characterAndCompanion, gender } = parts.get(id)!
      return [id, { id, name, updatedAt, level, bestVictoryStair, avatar, characterAndCompanion, gender }]
    }),
  )
}

/** Returns the states of players, by id. */
async function statesOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, PlayerState>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.all<Pick<Columns, 'id' | 'state'>>(
    `select id, state from player where id in (${ids.map(() => '?').join(', ')})`,
    ids,
  )
  return new Map(rows.map(({ id, state }) => [id, parseState(state)]))
}

/** Returns what shows a player's face in a list. */
export const faceOf = ({ avatar, characterAndCompanion, gender }: Face): Face => ({ avatar, characterAndCompanion, gender })

/** Returns when each of these players last did something that is stored. */
export async function lastSeen(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.all<{ id: number; updated_at: number }>(
    `select id, updated_at from player where id in (${ids.map(() => '?').join(', ')})`,
    ids,
  )
  return new Map(rows.map(({ id, updated_at }) => [id, updated_at]))
}

/** Returns the id of the player with an invitation code. */
export const playerByCode = async (tx: Tx, code: string): Promise<number | undefined> =>
  (await tx.one<{ id: number }>('select id from player where code = ?', [code]))?.id

/** A guest becomes a player, of this source where one is named; others stay as they are. */
export function endTrial(tx: Tx, id: number, source: PlayerSource | null, now: number): Promise<number> {
  tx.changed.add(id)
  return tx.run(
    "update player set access_level = 'PLAYER', source = coalesce(?, source), version = version + 1, updated_at = ? where id = ? and access_level = 'TRIAL'",
    [source, now, id],
  )
}

/** Sets when a player was last changed. */
export const setUpdated = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run('update player set updated_at = ? where id = ?', [now, id])

/** Sets a player's access level; with `from`, only if the player has that one. Returns the number of changed players. */
export function setAccessLevel(tx: Tx, id: number, to: AccessLevel, from?: AccessLevel): Promise<number> {
  tx.changed.add(id)
  return tx.run(`update player set access_level = ?, version = version + 1 where id = ?${from ? ' and access_level = ?' : ''}`, [
    ...[to, id],
    ...(from ? [from] : []),
  ])
}

/** Returns the players with one of these access levels, which few have. */
export async function playersOfLevels(tx: Tx, levels: readonly AccessLevel[]): Promise<number[]> {
  if (levels.length === 0) return []
  const rows = await tx.all<{ id: number }>(`select id from player where access_level in (${levels.map(() => '?').join(', ')})`, levels)
  return rows.map(({ id }) => id)
}

/** What a player signs in with. */
export interface Account {
  readonly id: number
  readonly password_hash: string | null
}

/** Returns a player's account, locked until the transaction ends. */
export const lockAccount = (tx: Tx, id: number): Promise<Account | undefined> =>
  tx.one(`select id, password_hash from player where id = ?${tx.lock}`, [id])

export const accountOf = (tx: Tx, id: number): Promise<Account | undefined> =>
  tx.one('select id, password_hash from player where id = ?', [id])

export const accountByName = (tx: Tx, key: string): Promise<Account | undefined> =>
  tx.one('select id, password_hash from player where name_key = ?', [key])

/**
 * Returns the accounts that can be signed in to by this contact, at most `max`: those that could be before others. A later one never takes the place of an earlier
 * one, so that nobody is shut out by others who name the same contact.
 */
export const accountsByContact = (tx: Tx, key: string, max: number): Promise<Account[]> =>
  tx.all('select id, password_hash from player where contact_sign_in = ? and password_hash is not null order by contact_at, id limit ?', [
    key,
    max,
  ])

/** Returns the owner of this name or of one that looks like it. */
export const holderOfName = async (tx: Tx, key: string, look: string): Promise<number | undefined> =>
  (await tx.one<{ id: number }>('select id from player where name_key = ? or name_look = ? order by id limit 1', [key, look]))?.id

/** Sets a name that nobody has. */
export function setName(tx: Tx, id: number, name: string, key: string, look: string): Promise<number> {
  tx.changed.add(id)
  return tx.run('update player set name = ?, name_key = ?, name_look = ?, version = version + 1 where id = ?', [name, key, look, id])
}

/** Sets a mail address or phone number. Other players may have the same one, because no ownership is proven. */
export function setContact(tx: Tx, id: number, contact: string, key: string, now: number): Promise<number> {
  tx.changed.add(id)
  return tx.run(
    `update player set contact = ?, contact_at = case when contact_sign_in = ? then contact_at else ? end, contact_sign_in = ?, contact_key = null,
       version = version + 1 where id = ?`,
    [contact, key, now, key, id],
  )
}

/** Stores the look of every name, as `lookOf` returns it. Of names that look alike, only the oldest gets one. */
export async function storeLooks(tx: Tx, lookOf: (name: string) => string): Promise<void> {
  const named = await tx.all<{ id: number; name: string }>(
    'select id, name from player where name is not null and name_look is null order by id',
  )
  const taken = new Set<string>()
  for (const { id, name } of named) {
    const look = lookOf(name)
    if (!taken.has(look)) await tx.run('update player set name_look = ? where id = ?', [look, id])
    taken.add(look)
  }
}

export function setPassword(tx: Tx, id: number, hash: string, now: number): Promise<number> {
  tx.changed.add(id)
  // An account that had no password could not be signed in to by its contact before.
  return tx.run(
    `update player set contact_at = case when password_hash is null then ? else contact_at end, password_hash = ?, version = version + 1, updated_at = ?
     where id = ?`,
    [now, hash, now, id],
  )
}

/** Returns the number of players created since a moment, and how many of them are still guests. */
export async function newcomers(tx: Tx, since: number): Promise<{ players: number; guests: number }> {
  const row = await tx.one<{ players: number; guests: number }>(
    `select count(*) as players, cast(coalesce(sum(case when access_level = 'TRIAL' then 1 else 0 end), 0) as bigint) as guests
     from player where created_at >= ?`,
    [since],
  )
  return row ?? { players: 0, guests: 0 }
}
