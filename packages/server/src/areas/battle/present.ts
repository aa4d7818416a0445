import type { Battle, BattleEvent, BattleResult, BattleStatus } from '@skystair/contract'
import { ask, battleRewards, expForLevel, growPlayer } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Tx } from '../../storage/db.ts'
import { loadPlayer } from '../player/repository.ts'
import type { PlayerState } from '../player/state.ts'
import { battleAfter } from './battle-after.ts'
import { loadBattle, progressOf, type StoredBattle } from './repository.ts'

/** Returns the gains of a finished fight for this player; null while it is in progress. */
export function resultOf(
  { setup, state }: Pick<StoredBattle, 'setup' | 'state'>,
  { level, currentExp }: Pick<PlayerState, 'level' | 'currentExp'>,
): BattleResult | null {
  if (!state.winner) return null
  const result = battleRewards(world, setup, state)
  const grown = growPlayer({ level, currentExp, maxExp: expForLevel(level) }, result.experience)
  return { ...result, levelUp: grown.level > level }
}

/** Returns a fight in the form that its player receives. The seed stays hidden until it is over. */
export function presentBattle(battle: Omit<StoredBattle, 'at'>, player: PlayerState, events: BattleEvent[]): BattleStatus {
  const { id, kind, placeId, setup, seedHash, state } = battle
  const shown: Battle = {
    id,
    kind,
    progress: progressOf(state),
    placeId,
    stair: state.stair,
    round: state.round,
    version: state.version,
    seedHash,
    seed: state.winner ? setup.seed : null,
    creatures: state.creatures,
    events,
    result: resultOf(battle, player),
  }
  return { battle: shown, ask: state.winner ? null : ask(state) }
}

/** Returns the player's current fight in the form that the player receives; both parts are null if there is none. */
export const showBattle = async (tx: Tx, state: PlayerState): Promise<BattleStatus> =>
  state.battleId === null ? { battle: null, ask: null } : presentBattle(await loadBattle(tx, state), state, [])

/** Identifies the state of a fight that the player saw: `[id, number of moves]`, or null for no fight. */
export async function showBattleAfter(
  tx: Tx,
  playerId: number,
  moment: readonly [id: number, moves: number] | null,
): Promise<BattleStatus> {
  if (!moment) return { battle: null, ask: null }
  const { battle, events } = await battleAfter(tx, playerId, ...moment)
  return presentBattle(battle, (await loadPlayer(tx, playerId)).state, events)
}
