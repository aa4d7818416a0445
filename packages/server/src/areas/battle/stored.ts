import type { Battle, BattleEvent, BattleKind, BattleProgress, BattleResult, BattleStatus } from '@skystair/contract'
import {
  ask,
  type BattleSetup,
  type BattleState,
  battleRewards,
  expForLevel,
  growPlayer,
  type Move,
  replay,
  seedHash,
} from '@skystair/rules'
import { world } from '@skystair/world'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from '../player/state.ts'

/** A fight as stored: what it began with, the player's inputs, and where it stands. */
export interface StoredBattle {
  readonly id: number
  readonly kind: BattleKind
  readonly placeId: number | null
  readonly setup: BattleSetup
  readonly moves: readonly Move[]
  readonly state: BattleState
}

interface Columns {
  id: number
  kind: BattleKind
  place_id: number | null
  setup: string
  moves: string
  state: string
}

/** The state that was stored, or, where that is missing or of another version, the one that setup and moves lead to. */
function stateOf(stored: string, setup: BattleSetup, moves: readonly Move[]): BattleState {
  const state = stored === '' ? null : (JSON.parse(stored) as BattleState)
  return state?.version === moves.length ? state : replay(world, setup, moves).state
}

const columns = 'id, kind, place_id, setup, moves, state'

function parsed(row: Columns | undefined): StoredBattle {
  if (!row) throw refuse('BATTLE_NOT_FOUND')
  const setup = JSON.parse(row.setup) as BattleSetup
  const moves = JSON.parse(row.moves) as Move[]
  return { id: row.id, kind: row.kind, placeId: row.place_id, setup, moves, state: stateOf(row.state, setup, moves) }
}

/** The player's fight. Refuses with BATTLE_NOT_FOUND. */
export const loadBattle = async (tx: Tx, { battleId }: Pick<PlayerState, 'battleId'>): Promise<StoredBattle> =>
  parsed(battleId === null ? undefined : await tx.one<Columns>(`select ${columns} from battle where id = ?`, [battleId]))

/** Any fight of that player. Refuses with BATTLE_NOT_FOUND. */
export const loadFought = async (tx: Tx, playerId: number, id: number): Promise<StoredBattle> =>
  parsed(await tx.one<Columns>(`select ${columns} from battle where id = ? and player_id = ?`, [id, playerId]))

const progressOf = ({ winner }: Pick<BattleState, 'winner'>): BattleProgress => (winner ? 'COMPLETED' : 'IN_PROGRESS')

/** Stores a new fight; answers its id. */
export async function storeBattle(tx: Tx, playerId: number, battle: Omit<StoredBattle, 'id' | 'moves'>, now: number): Promise<number> {
  const { kind, placeId, setup, state } = battle
  const row = await tx.one<{ id: number }>(
    `insert into battle (player_id, kind, place_id, seed, setup, moves, state, version, progress, completed, created_at)
     values (?, ?, ?, ?, ?, '[]', ?, 0, ?, 0, ?) returning id`,
    [playerId, kind, placeId, setup.seed, JSON.stringify(setup), JSON.stringify(state), progressOf(state), now],
  )
  if (!row) throw new Error('the database answered no id')
  return row.id
}

/** Stores one more input and where it led. Refuses with STATE_CHANGED where another input came first. */
export async function storeMove(tx: Tx, { id, moves, state }: StoredBattle): Promise<void> {
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

/** What a finished fight gives this player; null while it is on. */
export function resultOf(
  { setup, state }: StoredBattle,
  { level, currentExp }: Pick<PlayerState, 'level' | 'currentExp'>,
): BattleResult | null {
  if (!state.winner) return null
  const result = battleRewards(world, setup, state)
  const grown = growPlayer({ level, currentExp, maxExp: expForLevel(level) }, result.experience)
  return { ...result, levelUp: grown.level > level }
}

/** A fight as its player sees it. The seed stays hidden until it is over. */
export function presentBattle(battle: StoredBattle, player: PlayerState, events: BattleEvent[]): BattleStatus {
  const { id, kind, placeId, setup, state } = battle
  const shown: Battle = {
    id,
    kind,
    progress: progressOf(state),
    placeId,
    stair: state.stair,
    round: state.round,
    version: state.version,
    seedHash: seedHash(setup.seed),
    seed: state.winner ? setup.seed : null,
    creatures: state.creatures,
    events,
    result: resultOf(battle, player),
  }
  return { battle: shown, ask: state.winner ? null : ask(state) }
}
