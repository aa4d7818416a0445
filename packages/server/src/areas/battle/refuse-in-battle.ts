import { refuse } from '../../refusal.ts'
import type { PlayerState } from '../player/state.ts'

/** Throws BATTLE_IN_PROGRESS during a fight: the player must complete it before doing anything else. */
export function refuseInBattle({ battleId }: Pick<PlayerState, 'battleId'>): void {
  if (battleId !== null) throw refuse('BATTLE_IN_PROGRESS')
}
