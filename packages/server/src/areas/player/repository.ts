import type { AccessLevel, PlayerSource } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from './state.ts'
import { upgrade } from './upgrade.ts'

/** A player as stored: the columns that matter to the game, and the state. Change `state` in place, then `savePlayer`. */
export interface PlayerRow {
  readonly id: number
  readonly name: string | null
  readonly contact: string | null
  readonly registered: boolean
  readonly accessLevel: AccessLevel
  readonly source: PlayerSource
  /** The code that friends are invited with. */
  readonly code: string
  readonly version: number
  readonly updatedAt: number
  readonly state: PlayerState
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

/**
 * Loads a player; with `lock` nobody else changes it, its purse, its creatures or its fights until the transaction ends.
 * Throws PLAYER_NOT_FOUND.
 */
export async function loadPlayer(tx: Tx, id: number, { lock = false }: { lock?: boolean } = {}): Promise<PlayerRow> {
  const row = await tx.one<Columns>(
    `select id, name, contact, password_hash, access_level, source, code, version, updated_at, state from player where id = ?${lock ? tx.lock : ''}`,
    [id],
  )
  if (!row) throw refuse('PLAYER_NOT_FOUND')
  const { password_hash, access_level, updated_at, state, ...columns } = row
  // A player who came by a platform has no password and is no guest either.
  const registered = password_hash !== null || access_level !== 'TRIAL'
  return {
    ...columns,
    registered,
    accessLevel: access_level,
    updatedAt: updated_at,
    state: upgrade(JSON.parse(state)) as unknown as PlayerState,
  }
}

/** Writes the state back. Throws STATE_CHANGED where the row was written since it was loaded. */
export async function savePlayer(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  const changed = await tx.run('update player set state = ?, version = version + 1, updated_at = ? where id = ? and version = ?', [
    JSON.stringify(player.state),
    now,
    player.id,
    player.version,
  ])
  if (changed !== 1) throw refuse('STATE_CHANGED')
}

/** Stores a new player. Returns its id. */
export async function insertPlayer(
  tx: Tx,
  { accessLevel, source, code, state }: Pick<PlayerRow, 'accessLevel' | 'source' | 'code' | 'state'>,
  now: number,
): Promise<number> {
  const row = await tx.one<{ id: number }>(
    `insert into player (access_level, source, code, version, state, created_at, updated_at) values (?, ?, ?, 0, ?, ?, ?) returning id`,
    [accessLevel, source, code, JSON.stringify(state), now, now],
  )
  if (!row) throw new Error('the database returned no id')
  return row.id
}

export const playerExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.one('select id from player where id = ?', [id])) !== undefined

/** The id of the player with an invitation code. */
export const playerByCode = async (tx: Tx, code: string): Promise<number | undefined> =>
  (await tx.one<{ id: number }>('select id from player where code = ?', [code]))?.id

/** A guest becomes a player, of this source where one is named; others stay as they are. */
export const endTrial = (tx: Tx, id: number, source: PlayerSource | null, now: number): Promise<number> =>
  tx.run(
    "update player set access_level = 'PLAYER', source = coalesce(?, source), version = version + 1, updated_at = ? where id = ? and access_level = 'TRIAL'",
    [source, now, id],
  )

/** What a player signs in with. */
export interface Account {
  readonly id: number
  readonly password_hash: string | null
}

/** The account of a player, locked until the transaction ends. */
export const lockAccount = (tx: Tx, id: number): Promise<Account | undefined> =>
  tx.one(`select id, password_hash from player where id = ?${tx.lock}`, [id])

export const accountOf = (tx: Tx, id: number): Promise<Account | undefined> =>
  tx.one('select id, password_hash from player where id = ?', [id])

/** The account with this name or contact, both as keys. */
export const accountByKey = (tx: Tx, name: string, contact: string): Promise<Account | undefined> =>
  tx.one('select id, password_hash from player where name_key = ? or contact_key = ? order by id limit 1', [name, contact])

/** Who has a name or contact, by its key. */
export const holderOf = async (tx: Tx, column: 'name' | 'contact', key: string): Promise<number | undefined> =>
  (await tx.one<{ id: number }>(`select id from player where ${column}_key = ?`, [key]))?.id

const setUnique =
  (column: 'name' | 'contact') =>
  (tx: Tx, id: number, value: string, key: string): Promise<number> =>
    tx.run(`update player set ${column} = ?, ${column}_key = ?, version = version + 1 where id = ?`, [value, key, id])
/** Sets a name that nobody has. */
export const setName = setUnique('name')
/** Sets a mail address or phone number that nobody has. */
export const setContact = setUnique('contact')

export const setPassword = (tx: Tx, id: number, hash: string, now: number): Promise<number> =>
  tx.run('update player set password_hash = ?, version = version + 1, updated_at = ? where id = ?', [hash, now, id])
