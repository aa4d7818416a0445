import { type Static, Type } from 'typebox'
import { Count } from '../schema.ts'

/** Something gained: an amount of a resource, consumable or artifact, or a creature, by name. */
export const Gain = Type.Object({ kind: Type.String(), amount: Count })
export type Gain = Static<typeof Gain>
