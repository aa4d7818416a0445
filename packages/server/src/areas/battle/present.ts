import type { Battle, BattleEvent, BattleResult, BattleStatus } from '@skystair/contract'
import { ask, battleRewards, expForLevel, growPlayer, seedHash } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from '../player/state.ts'
import { loadBattle, progressOf, type StoredBattle } from './repository.ts'

/** What a finished fight gives this player; null while it is on. */
export function resultOf(
  { setup, state }: Pick<StoredBattle, 'setup' | 'state'>,
  { level, currentExp }: Pick<PlayerState, 'level' | 'currentExp'>,
): BattleResult | null {
  if (!state.winner) return null
  const result = battleRewards(world, setup, state)
  const grown = growPlayer({ level, currentExp, maxExp: expForLevel(level) }, result.experience)
  return { ...result, levelUp: grown.level > level }
}

/** A fight as its player sees it. The seed stays hidden until it is over. */
export function presentBattle(battle: Omit<StoredBattle, 'at'>, player: PlayerState, events: BattleEvent[]): BattleStatus {
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

/** The fight that a player is in, as its player sees it; both parts null where there is none. */
export const showBattle = async (tx: Tx, state: PlayerState): Promise<BattleStatus> =>
  state.battleId === null ? { battle: null, ask: null } : presentBattle(await loadBattle(tx, state), state, [])
