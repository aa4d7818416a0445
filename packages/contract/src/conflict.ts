import { type Static, Type } from 'typebox'
import { BattleStatus } from './areas/battle/entities.ts'
import { Player } from './areas/player/entities.ts'

/** What a conflict was about, as it is now: a client can go on with it without asking anew. */
export const Conflict = Type.Object({
  player: Player,
  /** The fight that is on; both null without one. */
  battle: BattleStatus,
})
export type Conflict = Static<typeof Conflict>
