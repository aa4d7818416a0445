import { type TProperties, Type } from 'typebox'
import { Count } from './schema.ts'

/**
 * A live event. `type` is its name, `<area>.<what>`; `notificationType` is the specification's name. `seq` increases by one per destination: a client that
 * misses one subscribes again to get a snapshot.
 */
export const defineEvent = <const T extends string, const N extends string, P extends TProperties>(
  type: T,
  notificationType: N,
  fields: P,
) => Type.Object({ seq: Count, type: Type.Literal(type), notificationType: Type.Literal(notificationType), ...fields })
