import { type Static, Type } from 'typebox'
import { Count } from '../schema.ts'

/** An amount of a resource by its name, of a consumable or an artifact by its key, or a creature by its name. */
export const Gain = Type.Object({ kind: Type.String(), amount: Count })
export type Gain = Static<typeof Gain>
