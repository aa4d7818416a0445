import { type Proof, ServerRefusal } from '../server.ts'

/** Maximum length of a query, in characters; portals' own are a tenth of it. */
const LONGEST = 16_384

/**
 * Parses `name=value&…`, with or without a leading `#` or `?`. Throws PROOF_INVALID if a name appears twice: portals never send that, and
 * parsers disagree on which of the two counts.
 */
export function fieldsOf(query: string): Record<string, string> {
  if (query.length > LONGEST) throw new ServerRefusal('PROOF_INVALID', 'The query is too long')
  return uniqueFields(new URLSearchParams(query.replace(/^[?#]/, '')))
}

/** Like `fieldsOf`, for a query that is already parsed. */
export function uniqueFields(params: URLSearchParams): Record<string, string> {
  // Without a prototype, so that a field named `__proto__` is a normal field.
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of params) {
    if (name in fields) throw new ServerRefusal('PROOF_INVALID', 'A field comes twice')
    fields[name] = value
  }
  return fields
}

/** Returns the field's text. Throws PROOF_INVALID if it is missing or empty. */
export function field(fields: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || !value) throw new ServerRefusal('PROOF_INVALID', `The field ${name} is missing`)
  return value
}

/** Returns a field that holds a positive whole number in plain digits. Throws PROOF_INVALID for anything else. */
export function wholeNumber(fields: Readonly<Record<string, string | undefined>>, name: string): number {
  const value = field(fields, name)
  if (!/^[1-9]\d{0,14}$/.test(value)) throw new ServerRefusal('PROOF_INVALID', `The field ${name} is no whole number`)
  return Number(value)
}

/**
 * Throws PROOF_INVALID if there are other fields, or values with an equals sign. For fields that are signed without separators: otherwise
 * the same text could be read as other fields.
 */
export function plainFields(fields: Readonly<Record<string, string>>, names: readonly string[]): void {
  onlyFields(fields, names)
  if (Object.values(fields).some((value) => value.includes('='))) throw new ServerRefusal('PROOF_INVALID', 'A value holds an equals sign')
}

/** Throws PROOF_INVALID if the proof has other fields: an unsigned field must not make an old proof look like a new one. */
export function onlyFields(proof: Readonly<Record<string, string>>, names: readonly string[]): void {
  if (Object.keys(texts(proof)).some((name) => !names.includes(name)))
    throw new ServerRefusal('PROOF_INVALID', 'The proof holds a strange field')
}

/** Returns a proof or evidence unchanged. Throws PROOF_INVALID if it is anything but an object of texts, whatever its type says. */
export function texts(given: Proof): Proof {
  const isPlain = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isPlain || Object.values(given).some((value) => typeof value !== 'string'))
    throw new ServerRefusal('PROOF_INVALID', 'What was brought is no set of texts')
  return given
}
