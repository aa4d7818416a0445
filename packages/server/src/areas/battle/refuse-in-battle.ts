import { refuse } from '../../refusal.ts'
import type { PlayerState } from '../player/state.ts'

/** Throws BATTLE_IN_PROGRESS while the player is in a fight: nothing else can be done until it is completed. */
export function refuseInBattle({ battleId }: Pick<PlayerState, 'battleId'>): void {
  if (battleId !== null) throw refuse('BATTLE_IN_PROGRESS')
}
