import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Returns where a value differs from its schema: JSON pointers, each with a sentence. For tests; the server does not check its own replies. */
export const differences = (schema: TSchema, value: unknown): string[] =>
  Value.Errors(schema, value).map(({ instancePath, message }) => `${instancePath}: ${message}`)
