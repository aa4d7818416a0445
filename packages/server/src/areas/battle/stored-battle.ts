import type { BattleKind } from '@skystair/contract'
import type { BattleSetup, BattleState, Move } from '@skystair/rules'

/** A stored fight: its setup, the player's inputs, and the state after them. */
export interface StoredBattle {
  readonly id: number
  readonly kind: BattleKind
  readonly placeId: number | null
  readonly setup: BattleSetup
  /** The result of the rules' `seedHash`. Players get it with every reply. */
  readonly seedHash: string
  readonly moves: readonly Move[]
  readonly state: BattleState
  readonly at: number
  /** `RULES_VERSION` when the fight began; null for fights of releases that did not store it. */
  readonly rulesVersion: number | null
}
