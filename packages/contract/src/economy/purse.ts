import { type Static, Type } from 'typebox'
import { ResourceName } from '../enums.ts'
import { Count, Whole } from '../schema.ts'

/** A player's amounts of all resources. Every change is a line of the ledger. `mithril` is shown as gems or emeralds. */
export const Resources = Type.Object(
  // Gems can be negative only after a refund of gems that were already spent.
  Object.fromEntries(ResourceName.map((name) => [name, name === 'mithril' ? Whole : Count])) as Record<ResourceName, typeof Count>,
)
export type Resources = Static<typeof Resources>
