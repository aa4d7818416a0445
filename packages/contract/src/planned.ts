import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import type { CallRole } from './call.ts'

interface Parts<Q extends TProperties, B extends TProperties> {
  readonly query?: Q
  readonly body?: B
  readonly role?: CallRole
  readonly params?: TObject
  readonly changes?: true
}

/** Defines a call whose area is not built yet. Its shape is agreed; it returns 501 until the area is finished. */
export const planned = <const R extends TSchema, Q extends TProperties = TProperties, B extends TProperties = TProperties>(
  summary: string,
  reply: R,
  parts: Parts<Q, B> = {},
) => ({
  summary,
  role: parts.role ?? ('PLAYER' as const),
  rate: parts.changes ? ('write' as const) : ('read' as const),
  reply,
  status: 'planned' as const,
  ...(parts.changes ? { changes: parts.changes } : {}),
  ...(parts.params ? { params: parts.params } : {}),
  ...(parts.query ? { query: Type.Object(parts.query) } : {}),
  ...(parts.body ? { body: Type.Object(parts.body) } : {}),
})

/** Defines a planned call for a need that the specification names without a call. */
export const plannedExtension = <const R extends TSchema, Q extends TProperties = TProperties, B extends TProperties = TProperties>(
  summary: string,
  reply: R,
  parts: Parts<Q, B> = {},
) => ({ ...planned<R, Q, B>(summary, reply, parts), extension: true as const })
