import { type TSchema, Type } from 'typebox'
import type { PlayerText } from './player-text.ts'

/** Returns the schema of a string enumeration. */
export const Enum = <const T extends readonly string[]>(members: T) => Type.Unsafe<T[number]>({ type: 'string', enum: [...members] })

/** A count or amount: a whole number from 0 up to the largest that JSON carries exactly. */
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** A whole number, also negative. */
export const Whole = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
/** Id of a stored object. Creatures that exist only in a battle have negative ids. */
export const Id = Type.Integer({ minimum: -1_000_000, maximum: Number.MAX_SAFE_INTEGER })
/** Milliseconds since 1970 by the server's clock. */
export const Time = Count
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
/** Values in a query or path arrive as text; the server converts them before validation. */
export const Flag = Type.Boolean()

/** A text of 1 to `maxLength` characters. */
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
/**
 * A text that a player writes for others. The server lets it pass only as `textRules` says; the call declares the refusals. `maxLength` is far above the maximum of
 * the rule, so that a text that is too long is refused by its own code.
 */
export const playerText = (kind: PlayerText, maxLength?: number) =>
  Type.String({ ...(maxLength === undefined ? {} : { maxLength }), 'x-player-text': kind })
/** Path parameters of a call with one id in its path. */
export const byId = { params: Type.Object({ id: Id }) }
