// Values made from the contract's schemas: right ones to ask any call with, and wrong ones to see it refuse.
import type { CallSpec } from '@skystair/contract'

/** The part of JSON schema that the contract uses. */
interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly minimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minItems?: number
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}
const shapeOf = (schema: unknown): Shape => (schema ?? {}) as Shape

/** Returns a letter that a text may consist of, or a digit if its pattern requires one. */
const letterOf = ({ pattern = '' }: Shape): string => (new RegExp(pattern).test('x') ? 'x' : '1')

/** Returns the smallest value that a schema accepts, without optional fields. */
export function sample(schema: unknown): unknown {
  const shape = shapeOf(schema)
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return sample(shape.anyOf[0])
  if (shape.type === 'string') return letterOf(shape).repeat(shape.minLength ?? 1)
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (shape.type === 'boolean') return true
  if (shape.type === 'array') return Array.from({ length: shape.minItems ?? 0 }, () => sample(shape.items))
  return Object.fromEntries((shape.required ?? []).map((name) => [name, sample(shape.properties?.[name])]))
}

export interface Asked {
  readonly params?: object
  readonly query?: object
  readonly body?: object
}
const parts = ['params', 'query', 'body'] as const

/** Returns the smallest input that a call accepts. */
export const sampleOf = (spec: CallSpec): Asked =>
  Object.fromEntries(parts.filter((part) => spec[part]).map((part) => [part, sample(spec[part])]))

export interface Wrong {
  /** What is wrong, for the test's name. */
  readonly what: string
  readonly input: Asked
  /** The field that the refusal must name. */
  readonly field: string
}

/** Returns a value that the schema rejects; undefined if every text is valid. */
function wrong(shape: Shape, part: (typeof parts)[number]): unknown {
  if (part === 'body') return [shape, ...(shape.anyOf ?? [])].some(({ type }) => type === 'object') ? 'x' : {}
  if (shape.type === 'string' && !shape.enum) return shape.maxLength === undefined ? undefined : 'x'.repeat(shape.maxLength + 1)
  return 'NONSENSE'
}

/** Values of other types than that of a field of a JSON body. */
function ofOtherTypes({ type }: Shape): readonly unknown[] {
  if (type === 'string') return [1, true, null]
  if (type === 'integer' || type === 'number') return ['1', '', true, null]
  return type === 'boolean' ? ['true', 0, null] : []
}

/** Returns a call's input with each of its fields in turn missing, if it is required, and of a wrong type. */
export function wrongInputs(spec: CallSpec): Wrong[] {
  const right = sampleOf(spec) as Record<string, Record<string, unknown>>
  const found: Wrong[] = []
  for (const part of parts) {
    const schema = shapeOf(spec[part])
    const pointer = { params: '/params/', query: '/querystring/', body: '/' }[part]
    for (const [name, shape] of Object.entries(schema.properties ?? {})) {
      const { [name]: _, ...others } = right[part] ?? {}
      const field = pointer + name
      if (part !== 'params' && schema.required?.includes(name))
        found.push({ what: `${field} missing`, input: { ...right, [part]: others }, field })
      if (shape.type === 'string' && !shape.enum)
        found.push({ what: `${field} with a zero byte`, input: { ...right, [part]: { ...others, [name]: 'a\0b' } }, field })
      const value = wrong(shape, part)
      for (const other of part === 'body' ? ofOtherTypes(shape) : [])
        found.push({ what: `${field} as ${JSON.stringify(other)}`, input: { ...right, body: { ...others, [name]: other } }, field })
      if (value !== undefined) found.push({ what: `${field} wrong`, input: { ...right, [part]: { ...others, [name]: value } }, field })
    }
  }
  return found
}
