// Whatever a stranger may send to a call: shaped by its schema, so that it comes far, and wrong in every way that text and JSON allow.
import type { CallName, CallSpec } from '@skystair/contract'
import fc from 'fast-check'
import { sampleOf } from './sample.ts'

export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly payload: string
  readonly headers: Record<string, string>
}

interface Shape {
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Shape>>
}

const nasty = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    'Ё\u0301',
    '👩‍👩‍👧',
    'null',
    'NaN',
    '-0',
    '1e21',
    '0x10',
    '../../etc/passwd',
    "'; drop table player; --",
  ],
  ...['{{7*7}}', '<script>', '__proto__', 'constructor', 'x'.repeat(5000), 'ё'.repeat(201)],
  ...[0, -0, -1, 1, 0.5, 1e21, -1e21, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1, Number.MIN_SAFE_INTEGER, 2 ** 31, 999_999],
  ...[null, true, false, [], [[]], {}, { length: -1 }, [null], { $ne: 1 }, Array.from({ length: 600 }, (_, n) => n)],
)

/** A value nested in arrays or objects, at depths that are allowed and that are not. */
const deep = fc.tuple(fc.constantFrom(2, 20, 63, 65, 300), fc.boolean()).map(([depth, inArrays]) => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = inArrays ? [value] : { a: value }
  return value
})

/** Returns a value for a field: a valid one, an id of a thing, a value near the limits of the schema, or anything at all. */
const fieldOf = (shape: Shape, right: unknown, ids: readonly number[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(right) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...ids) },
    { weight: 4, arbitrary: nasty },
    { weight: 1, arbitrary: fc.constantFrom<unknown>([right], [right, right], { 0: right }, { value: right }, String(right), [[right]]) },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
    ...(shape.enum ? [{ weight: 3, arbitrary: fc.constantFrom<unknown>(...shape.enum, String(shape.enum[0]).toLowerCase()) }] : []),
  )

/** Returns a part of the input with its fields valid, invalid, missing, or with additional fields. */
function partOf(schema: unknown, right: unknown, ids: readonly number[]): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {} } = (schema ?? {}) as Shape
  const fields = Object.entries(properties).map(
    ([name, shape]) => [name, fieldOf(shape, (right as Record<string, unknown>)?.[name], ids)] as const,
  )
  const asked = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const besides = fc.dictionary(fc.constantFrom('id', 'playerId', 'accessLevel', 'player_id', '__proto__', 'x'), nasty, { maxKeys: 1 })
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(Object.fromEntries(fields)) },
    { weight: 2, arbitrary: asked },
    { weight: 1, arbitrary: fc.tuple(asked, besides).map(([a, b]) => ({ ...a, ...b })) },
  )
}

const asText = (value: unknown): string => (typeof value === 'string' ? Buffer.from(value).toString() : (JSON.stringify(value) ?? ''))

/** Returns requests to one call, without the session. `ids` are numbers of things, some of them other players'. */
export function hostile(name: CallName, spec: CallSpec, ids: readonly number[]): fc.Arbitrary<Sent> {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string]
  const right = sampleOf(spec) as Record<string, unknown>
  const whole = partOf(spec.body, right.body, ids)
  const body = whole.map((value) => JSON.stringify(value))
  // The same field twice, of which parsers take the one or the other.
  const twofold = fc.tuple(whole, whole).map(
    ([a, b]) =>
      `{${[a, b]
        .map((value) => JSON.stringify(value).slice(1, -1))
        .filter(Boolean)
        .join(',')}}`,
  )
  return fc
    .record({
      params: partOf(spec.params, right.params, ids),
      query: partOf(spec.query, right.query, ids),
      twice: fc.boolean(),
      payload: fc.oneof(
        { weight: 8, arbitrary: body },
        { weight: 1, arbitrary: twofold },
        { weight: 1, arbitrary: nasty.map((value) => JSON.stringify(value) ?? '') },
        { weight: 1, arbitrary: body.map((text) => (text === '{}' ? text : `${text.slice(0, -1)},"x":"${'ё'.repeat(40_000)}"}`)) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '{',
            '{"a":',
            '{"a":1}}',
            '\0',
            '[1,',
            '{"__proto__":{"x":1}}',
            '1'.repeat(400),
            '['.repeat(4000),
            '['.repeat(9000) + ']'.repeat(9000),
          ),
        },
      ),
      type: fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', 'application/xml'),
        },
      ),
    })
    .map(({ params, query, twice, payload, type }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(asText(params[key] ?? '')))
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, asText(value)]))
      const [first] = [...search]
      if (twice && first) search.append(...first)
      const headers: Record<string, string> = method === 'POST' ? { 'content-type': type } : {}
      return { method, url: `${filled}?${search}`, payload: method === 'POST' ? payload : '', headers }
    })
}
