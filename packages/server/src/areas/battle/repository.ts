import type { BattleKind, BattleProgress } from '@skystair/contract'
import { type BattleSetup, type BattleState, type Move, replay } from '@skystair/rules'
import { world } from '@skystair/world'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from '../player/state.ts'

/** A fight as stored: what it began with, the player's inputs, and its state after them. */
export interface StoredBattle {
  readonly id: number
  readonly kind: BattleKind
  readonly placeId: number | null
  readonly setup: BattleSetup
  readonly moves: readonly Move[]
  readonly state: BattleState
  readonly at: number
}

interface BattleRow {
  readonly id: number
  readonly kind: BattleKind
  readonly place_id: number | null
  /** The three are JSON. `state` may be empty: it follows from the other two. */
  readonly setup: string
  readonly moves: string
  readonly state: string
  readonly created_at: number
}

/** The stored state, or, where that is missing or of another version, the one that follows from setup and moves. */
function stateOf(stored: string, setup: BattleSetup, moves: readonly Move[]): BattleState {
  const state = stored === '' ? null : (JSON.parse(stored) as BattleState)
  return state?.version === moves.length ? state : replay(world, setup, moves).state
}

const columns = 'id, kind, place_id, setup, moves, state, created_at'

function parsed(row: BattleRow): StoredBattle {
  const setup = JSON.parse(row.setup) as BattleSetup
  const moves = JSON.parse(row.moves) as Move[]
  return { id: row.id, kind: row.kind, placeId: row.place_id, setup, moves, state: stateOf(row.state, setup, moves), at: row.created_at }
}

async function one(found: Promise<BattleRow | undefined>): Promise<StoredBattle> {
  const row = await found
  if (!row) throw refuse('BATTLE_NOT_FOUND')
  return parsed(row)
}

/** The fight that the player is in. Throws BATTLE_NOT_FOUND. */
export const loadBattle = async (tx: Tx, { battleId }: Pick<PlayerState, 'battleId'>): Promise<StoredBattle> =>
  one(battleId === null ? Promise.resolve(undefined) : tx.one(`select ${columns} from battle where id = ?`, [battleId]))

/** Any fight of that player. Throws BATTLE_NOT_FOUND. */
export const loadBattleOf = (tx: Tx, playerId: number, id: number): Promise<StoredBattle> =>
  one(tx.one(`select ${columns} from battle where id = ? and player_id = ?`, [id, playerId]))

/** A player's last finished fights, newest first. */
export async function finishedBattles(tx: Tx, playerId: number, most: number): Promise<StoredBattle[]> {
  const rows = await tx.all<BattleRow>(
    `select ${columns} from battle where player_id = ? and progress = 'COMPLETED' order by id desc limit ?`,
    [playerId, most],
  )
  return rows.map(parsed)
}

export const progressOf = ({ winner }: Pick<BattleState, 'winner'>): BattleProgress => (winner ? 'COMPLETED' : 'IN_PROGRESS')

/** Stores a new fight. Returns its id. */
export async function insertBattle(
  tx: Tx,
  playerId: number,
  battle: Omit<StoredBattle, 'id' | 'moves' | 'at'>,
  now: number,
): Promise<number> {
  const { kind, placeId, setup, state } = battle
  const row = await tx.one<{ id: number }>(
    `insert into battle (player_id, kind, place_id, seed, setup, moves, state, version, progress, completed, created_at)
     values (?, ?, ?, ?, ?, '[]', ?, 0, ?, 0, ?) returning id`,
    [playerId, kind, placeId, setup.seed, JSON.stringify(setup), JSON.stringify(state), progressOf(state), now],
  )
  if (!row) throw new Error('the database returned no id')
  return row.id
}

/** Stores one more input and the state after it. Throws STATE_CHANGED where another input came first. */
export async function saveMove(tx: Tx, { id, moves, state }: StoredBattle): Promise<void> {
  const changed = await tx.run('update battle set moves = ?, state = ?, version = ?, progress = ? where id = ? and version = ?', [
    JSON.stringify(moves),
    JSON.stringify(state),
    moves.length,
    progressOf(state),
    id,
    moves.length - 1,
  ])
  if (changed !== 1) throw refuse('STATE_CHANGED')
}

/** The fight is closed: its rewards were granted. */
export const completeBattle = (tx: Tx, id: number): Promise<number> => tx.run('update battle set completed = 1 where id = ?', [id])
