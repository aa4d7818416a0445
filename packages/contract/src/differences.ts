import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Where a value differs from its schema, as JSON pointers with a sentence each; empty where it is as it should be. For tests: the server itself does not check its own replies. */
export const differences = (schema: TSchema, value: unknown): string[] =>
  Value.Errors(schema, value).map(({ instancePath, message }) => `${instancePath}: ${message}`)
