import { type Static, Type } from 'typebox'
import { Id, Time, Whole } from '../../schema.ts'

/** A change of a player's purse. The reason is as in the ledger: `historyFilterOf` returns its category. */
export const HistoryEntry = Type.Object({
  id: Id,
  resource: Type.String(),
  amount: Whole,
  /** How much the player had afterwards. */
  balance: Whole,
  reason: Type.String(),
  at: Time,
})
export type HistoryEntry = Static<typeof HistoryEntry>
