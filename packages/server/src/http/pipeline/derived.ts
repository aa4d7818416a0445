import type { CallSpec } from '@skystair/contract'
import type { Area, Derived } from '../../area.ts'
import type { Tx } from '../../storage/db.ts'

/** The parts of a call's replies that can be derived again, by field; the field `''` is the whole reply. */
export type DerivedFields = ReadonlyMap<string, Derived>

/** Returns the fields of a call's replies that an area can derive again: they have one of its schemas. */
export function derivedFields({ reply }: Pick<CallSpec, 'reply'>, areas: readonly Pick<Area, 'derived'>[]): DerivedFields {
  const bySchema = new Map(areas.flatMap(({ derived = [] }) => derived).map((each) => [each.schema, each]))
  const whole = bySchema.get(reply)
  if (whole) return new Map([['', whole]])
  const { properties = {} } = reply as { readonly properties?: Readonly<Record<string, object>> }
  return new Map(
    Object.entries(properties).flatMap(([field, schema]) => {
      const derived = bySchema.get(schema)
      return derived ? [[field, derived] as const] : []
    }),
  )
}

/** A reply as it is stored: parts that can be derived again are replaced by their memos. */
export interface Shortened {
  /** Absent if the memos contain everything. */
  readonly reply?: unknown
  readonly memos?: Readonly<Record<string, unknown>>
}

export function shorten(reply: unknown, fields: DerivedFields): Shortened {
  const whole = fields.get('')
  if (whole) return { memos: { '': whole.memo(reply) } }
  const rest = { ...(reply as Record<string, unknown>) }
  const memos: Record<string, unknown> = {}
  for (const [field, { memo }] of fields) {
    if (rest[field] === null || rest[field] === undefined) continue
    memos[field] = memo(rest[field])
    delete rest[field]
  }
  return Object.keys(memos).length === 0 ? { reply } : { reply: rest, memos }
}

/** Returns the whole reply to that player again. */
export async function lengthen(
  tx: Tx,
  { reply, memos = {} }: Shortened,
  fields: DerivedFields,
  playerId: number,
  now: number,
): Promise<unknown> {
  const derived: Record<string, unknown> = {}
  for (const [field, memo] of Object.entries(memos)) derived[field] = await fields.get(field)?.derive(tx, playerId, memo, now)
  if ('' in derived) return derived['']
  return Object.keys(derived).length > 0 ? { ...(reply as object), ...derived } : reply
}
