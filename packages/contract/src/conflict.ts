import { type Static, Type } from 'typebox'
import { BattleStatus } from './areas/battle/entities.ts'
import { Player } from './areas/player/entities.ts'

/** The current state, sent with a 409 so that the client does not have to request it. */
export const Conflict = Type.Object({
  player: Player,
  /** The current battle; both are null outside a battle. */
  battle: BattleStatus,
})
export type Conflict = Static<typeof Conflict>
