import { type Static, Type } from 'typebox'
import { BattleStatus } from './areas/battle/entities.ts'
import { Player } from './areas/player/entities.ts'

/** The current state, sent with a conflict so that a client need not ask for it. */
export const Conflict = Type.Object({
  player: Player,
  /** The fight that is on; both null without one. */
  battle: BattleStatus,
})
export type Conflict = Static<typeof Conflict>
