import { refuse } from '../../refusal.ts'
import type { PlayerState } from '../player/state.ts'

/** Who fights does nothing else. Refuses with BATTLE_IN_PROGRESS until the fight is completed. */
export function refuseInBattle({ battleId }: Pick<PlayerState, 'battleId'>): void {
  if (battleId !== null) throw refuse('BATTLE_IN_PROGRESS')
}
