import type { BattleStatus } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from '../player/state.ts'
import { loadBattle, presentBattle } from './stored.ts'

/** The fight that a player is in, as its player sees it; nothing where there is none. */
export const showBattle = async (tx: Tx, state: PlayerState): Promise<BattleStatus> =>
  state.battleId === null ? { battle: null, ask: null } : presentBattle(await loadBattle(tx, state), state, [])
