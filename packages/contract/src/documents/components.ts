import type { TSchema } from 'typebox'
import { Conflict } from '../conflict.ts'
import { Gain } from '../economy/gain.ts'
import { Price } from '../economy/price.ts'
import { Resources } from '../economy/purse.ts'
import { ErrorCode } from '../errors.ts'
import * as entities from '../generated/entities.ts'
import { LiveMessage, LiveSnapshot } from '../live.ts'

export type JsonSchema = Record<string, unknown>

const isSchema = (value: TSchema): boolean => 'type' in value || 'anyOf' in value

/** All named schemas: the areas' entities and those that several areas share. */
const named: Readonly<Record<string, TSchema>> = Object.fromEntries(
  Object.entries<TSchema>({ ...entities, Conflict, Gain, LiveMessage, LiveSnapshot, Price, Resources })
    .filter(([, value]) => isSchema(value))
    .sort(([a], [b]) => a.localeCompare(b)),
)
const nameOf = new Map(Object.entries(named).map(([name, schema]) => [schema, name]))

/** Returns a schema as plain JSON in which named parts are references. */
export function refer(schema: unknown, at: TSchema | null = null): JsonSchema {
  const walk = (value: unknown): unknown => {
    const name = value === at ? undefined : nameOf.get(value as TSchema)
    if (name) return { $ref: `#/components/schemas/${name}` }
    if (Array.isArray(value)) return value.map(walk)
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]))
    return value
  }
  return walk(schema) as JsonSchema
}

/** Returns all named schemas for the `components` of a document. */
export const components = (): Record<string, JsonSchema> => ({
  ...Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, refer(schema, schema)])),
  ErrorReply: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: Object.keys(ErrorCode) },
      message: { type: 'string', description: 'For developers; players are shown the text of the code.' },
      field: { type: 'string', description: 'JSON pointer of the wrong field.' },
      limit: { type: 'integer', description: 'For OFFER_LIMIT: how often a day it can be used.' },
      current: { $ref: '#/components/schemas/Conflict', description: 'With 409, where the player is known: the state as it is now.' },
      requestId: { type: 'string' },
    },
  },
})
