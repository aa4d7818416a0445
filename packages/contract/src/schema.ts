import { type TSchema, Type } from 'typebox'

/** A string enumeration's schema from its plain member list. */
export const Enum = <const T extends readonly string[]>(members: T) => Type.Unsafe<T[number]>({ type: 'string', enum: [...members] })

/** A count or amount: a whole number from 0 up to what JSON carries exactly. */
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** A whole number of either sign. */
export const Whole = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
/** Identifier of a stored thing. Creatures that exist only inside a battle have negative ids. */
export const Id = Type.Integer({ minimum: -1_000_000, maximum: Number.MAX_SAFE_INTEGER })
/** Milliseconds since 1970-01-01T00:00Z by the server's clock. */
export const Time = Count
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
/** Values carried in a query or path arrive as text; the server coerces them before this schema sees them. */
export const Flag = Type.Boolean()

/** Text of 1 to `maxLength` characters. */
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
/** The path parameters of a call with one id in its path. */
export const byId = { params: Type.Object({ id: Id }) }
