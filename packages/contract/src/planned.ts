import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { Player } from './areas/player/entities.ts'
import { Gain } from './areas/road/entities.ts'
import type { CallRole, RateName } from './call.ts'
import { Id } from './schema.ts'

interface Parts<Q extends TProperties, B extends TProperties> {
  readonly query?: Q
  readonly body?: B
  readonly role?: CallRole
  readonly rate?: RateName
  readonly params?: TObject
}

/** A call whose area is not built yet: its shape is agreed, its answer is 501 until the area is finished. */
export const planned = <const R extends TSchema, Q extends TProperties = TProperties, B extends TProperties = TProperties>(
  summary: string,
  reply: R,
  parts: Parts<Q, B> = {},
) => ({
  summary,
  role: parts.role ?? ('PLAYER' as const),
  rate: parts.rate ?? ('write' as const),
  reply,
  status: 'planned' as const,
  ...(parts.params ? { params: parts.params } : {}),
  ...(parts.query ? { query: Type.Object(parts.query) } : {}),
  ...(parts.body ? { body: Type.Object(parts.body) } : {}),
})

/** The same for a need that the specification names without listing a call for it. */
export const foreseen = <const R extends TSchema, Q extends TProperties = TProperties, B extends TProperties = TProperties>(
  summary: string,
  reply: R,
  parts: Parts<Q, B> = {},
) => ({ ...planned<R, Q, B>(summary, reply, parts), extension: true as const })

/** Path with one id in it. */
export const byId = { params: Type.Object({ id: Id }) }
/** The answer of most purchases and rewards. */
export const Gained = Type.Object({ player: Player, gains: Type.Array(Gain) })
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
