import { type Static, Type } from 'typebox'
import { ResourceName } from '../enums.ts'
import { Count, Whole } from '../schema.ts'

/** Everything a player can hold an amount of; each change of any of them is a line of the ledger. `mithril` is shown as gems or emeralds. */
export const Resources = Type.Object(
  // Gems sink below zero only after a refund took back what was already spent.
  Object.fromEntries(ResourceName.map((name) => [name, name === 'mithril' ? Whole : Count])) as Record<ResourceName, typeof Count>,
)
export type Resources = Static<typeof Resources>
