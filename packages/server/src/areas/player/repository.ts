import type { AccessLevel, PlayerSource } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from './state.ts'

/** A player as stored: the columns that matter to the game, and the state. Change `state` in place, then `savePlayer`. */
export interface PlayerRow {
  readonly id: number
  readonly name: string | null
  readonly contact: string | null
  readonly registered: boolean
  readonly accessLevel: AccessLevel
  readonly source: PlayerSource
  readonly version: number
  readonly state: PlayerState
}

interface Columns {
  id: number
  name: string | null
  contact: string | null
  password_hash: string | null
  access_level: AccessLevel
  source: PlayerSource
  version: number
  state: string
}

/**
 * Loads a player; with `lock` nobody else changes it, its purse, its creatures or its fights until the transaction ends.
 * Refuses with PLAYER_NOT_FOUND.
 */
export async function loadPlayer(tx: Tx, id: number, { lock = false }: { lock?: boolean } = {}): Promise<PlayerRow> {
  const row = await tx.one<Columns>(
    `select id, name, contact, password_hash, access_level, source, version, state from player where id = ?${lock ? tx.lock : ''}`,
    [id],
  )
  if (!row) throw refuse('PLAYER_NOT_FOUND')
  const { password_hash, access_level, state, ...columns } = row
  // Whoever came by a platform has no password and is no guest either.
  const registered = password_hash !== null || access_level !== 'TRIAL'
  return { ...columns, registered, accessLevel: access_level, state: JSON.parse(state) as PlayerState }
}

/** Writes the state back. Refuses with STATE_CHANGED where somebody else wrote since it was loaded. */
export async function savePlayer(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  const changed = await tx.run('update player set state = ?, version = version + 1, updated_at = ? where id = ? and version = ?', [
    JSON.stringify(player.state),
    now,
    player.id,
    player.version,
  ])
  if (changed !== 1) throw refuse('STATE_CHANGED')
}
