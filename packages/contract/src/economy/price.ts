import { type Static, Type } from 'typebox'
import { ResourceName } from '../enums.ts'
import { Count, Enum } from '../schema.ts'

/** An amount of one resource. A price in several resources is a list; all of them are paid. */
export const Price = Type.Object({ resource: Enum(ResourceName), amount: Count })
export type Price = Static<typeof Price>
