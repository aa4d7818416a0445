import type { BattleKind, BattleProgress } from '@skystair/contract'
import { type BattleSetup, type BattleState, type Move, play, RULES_VERSION, seedHash, startBattle } from '@skystair/rules'
import { world } from '@skystair/world'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from '../player/state.ts'
import { type Change, changeBetween, changed } from './change.ts'
import { newToken, recentBattle, rememberBattle } from './recent-battles.ts'
import type { StoredBattle } from './stored-battle.ts'

export type { StoredBattle }

interface BattleRow {
  readonly id: number
  readonly player_id: number
  readonly kind: BattleKind
  readonly place_id: number | null
  /** JSON of the setup of the fight, of some of its moves, and of the state after these. Later moves are in `battle_move`. */
  readonly setup: string
  readonly moves: string
  readonly state: string
  readonly created_at: number
  readonly rules_version: number | null
}

interface MoveRow {
  /** The number of moves after this one. */
  readonly version: number
  readonly token: string
  /** JSON of the move, and of its change of the state. */
  readonly move: string
  readonly change: string
}

/** Replays a stored move. Throws if it is refused, because then it belongs to another fight. */
function playStored(state: BattleState, move: Move) {
  const played = play(state, move)
  if ('refused' in played) throw new Error(`a stored move is refused: ${played.refused}`)
  return played
}

/** Returns the state after all moves. Starts from the stored state or, if there is none, from the setup: old releases stored the state only sometimes. */
function stateOf(stored: string, setup: BattleSetup, moves: readonly Move[]): BattleState {
  let state = stored === '' ? startBattle(world, setup).state : (JSON.parse(stored) as BattleState)
  for (const move of moves.slice(state.version)) state = playStored(state, move).state
  return state
}

const columns = 'id, player_id, kind, place_id, setup, moves, state, created_at, rules_version'

function parsed(row: BattleRow, later: readonly MoveRow[] = []): StoredBattle {
  const setup = JSON.parse(row.setup) as BattleSetup
  const moves = JSON.parse(row.moves) as Move[]
  let state = stateOf(row.state, setup, moves)
  for (const { version, move, change } of later) {
    if (version <= moves.length) continue
    moves.push(JSON.parse(move) as Move)
    state = changed(state, JSON.parse(change) as Change) as BattleState
  }
  return {
    ...{ id: row.id, kind: row.kind, placeId: row.place_id, at: row.created_at },
    ...{ setup, seedHash: seedHash(setup.seed), moves, state, rulesVersion: row.rules_version },
  }
}

/** Returns the fight, if it has not ended, after at most this number of moves. Throws BATTLE_NOT_FOUND, also if it belongs to another player. */
async function loadWhole(tx: Tx, id: number, playerId?: number, most = Number.MAX_SAFE_INTEGER): Promise<StoredBattle> {
  const [row, later] = await Promise.all([
    tx.one<BattleRow>(`select ${columns} from battle where id = ?`, [id]),
    tx.all<MoveRow>('select version, token, move, change from battle_move where battle_id = ? and version <= ? order by version', [
      id,
      most,
    ]),
  ])
  if (!row || (playerId !== undefined && row.player_id !== playerId)) throw refuse('BATTLE_NOT_FOUND')
  const battle = parsed(row, later)
  const last = later.at(-1)
  if (last) rememberBattle(last.token, battle)
  return battle
}

/** Returns the player's current fight. Throws BATTLE_NOT_FOUND. */
export async function loadBattle(tx: Tx, { battleId }: Pick<PlayerState, 'battleId'>): Promise<StoredBattle> {
  if (battleId === null) throw refuse('BATTLE_NOT_FOUND')
  const last = await tx.one<Pick<MoveRow, 'token'>>('select token from battle_move where battle_id = ? order by version desc limit 1', [
    battleId,
  ])
  return (last && recentBattle(battleId, last.token)) ?? loadWhole(tx, battleId)
}

/** Returns a fight of that player. Throws BATTLE_NOT_FOUND. */
export const loadBattleOf = (tx: Tx, playerId: number, id: number): Promise<StoredBattle> => loadWhole(tx, id, playerId)

/** Returns a fight of that player as it was stored after this number of moves; a fight that has ended, after its last. Throws BATTLE_NOT_FOUND. */
export const loadBattleAfter = (tx: Tx, playerId: number, id: number, moves: number): Promise<StoredBattle> =>
  loadWhole(tx, id, playerId, moves)

/** Returns a fight of any player. Throws BATTLE_NOT_FOUND. */
export const loadAnyBattle = (tx: Tx, id: number): Promise<StoredBattle> => loadWhole(tx, id)

/** A player's last finished fights, newest first, without melees: those belong to five players. */
export async function finishedBattles(tx: Tx, playerId: number, most: number): Promise<StoredBattle[]> {
  const rows = await tx.all<BattleRow>(
    `select ${columns} from battle where player_id = ? and progress = 'COMPLETED' and (kind <> 'MULTI' or place_id is not null) order by id desc limit ?`,
    [playerId, most],
  )
  return rows.map((row) => parsed(row))
}

export const progressOf = ({ winner }: Pick<BattleState, 'winner'>): BattleProgress => (winner ? 'COMPLETED' : 'IN_PROGRESS')

/** Stores a new fight. */
export async function insertBattle(
  tx: Tx,
  playerId: number,
  battle: Pick<StoredBattle, 'kind' | 'placeId' | 'setup' | 'state'>,
  now: number,
): Promise<StoredBattle> {
  const { kind, placeId, setup, state } = battle
  const row = await tx.one<{ id: number }>(
    `insert into battle (player_id, kind, place_id, seed, setup, moves, state, version, progress, completed, created_at, rules_version)
     values (?, ?, ?, ?, ?, '[]', ?, 0, ?, 0, ?, ?) returning id`,
    [playerId, kind, placeId, setup.seed, JSON.stringify(setup), JSON.stringify(state), progressOf(state), now, RULES_VERSION],
  )
  if (!row) throw new Error('the database returned no id')
  // With its token the fight is found in memory before the first move.
  const token = newToken()
  insertMove(tx, [row.id, 0, token, 'null', '{}'])
  const stored = { ...battle, id: row.id, seedHash: seedHash(setup.seed), moves: [], at: now, rulesVersion: RULES_VERSION }
  rememberBattle(token, stored)
  return stored
}

const insertMove = (tx: Tx, values: readonly [id: number, version: number, token: string, move: string, change: string]): void =>
  tx.enqueue('insert into battle_move (battle_id, version, token, move, change) values (?, ?, ?, ?, ?)', values, () =>
    refuse('STATE_CHANGED'),
  )

/**
 * Stores one more input and its change of the state. Returns the fight after it. Throws STATE_CHANGED if another input came first.
 *
 * Why the change is stored, although it follows from the move: after an upgrade the rules may differ, and the moves would lead to another state.
 */
export async function saveMove(tx: Tx, before: StoredBattle, move: Move, state: BattleState): Promise<StoredBattle> {
  const battle = { ...before, moves: [...before.moves, move], state }
  const { id, moves } = battle
  const token = newToken()
  const change = JSON.stringify(changeBetween(before.state, state))
  insertMove(tx, [id, moves.length, token, JSON.stringify(move), change])
  if (state.winner) {
    const values = [JSON.stringify(moves), JSON.stringify(state), moves.length, progressOf(state), id]
    await tx.run('update battle set moves = ?, state = ?, version = ?, progress = ? where id = ?', values)
  }
  rememberBattle(token, battle)
  return battle
}

/** Deletes the moves of a player's fights that are not over. */
export const forgetMoves = (tx: Tx, playerId: number): Promise<number> =>
  tx.run('delete from battle_move where battle_id in (select id from battle where player_id = ?)', [playerId])

/** Marks a finished fight as completed: its rewards were granted. */
export async function completeBattle(tx: Tx, id: number): Promise<void> {
  await tx.run('update battle set completed = 1 where id = ?', [id])
  // All of them are in `battle` since the last.
  await tx.run('delete from battle_move where battle_id = ?', [id])
}
