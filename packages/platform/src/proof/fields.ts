import { type Proof, ServerRefusal } from '../server.ts'

/** The longest query that is looked at, in characters; portals' own are a tenth of it. */
const LONGEST = 16_384

/**
 * Reads `name=value&…` into fields. A name that comes twice is refused with PROOF_INVALID: portals never send one, and readers disagree on
 * which of the two counts. `#` or `?` before the first name is passed over.
 */
export function fieldsOf(query: string): Record<string, string> {
  if (query.length > LONGEST) throw new ServerRefusal('PROOF_INVALID', 'The query is too long')
  return uniqueFields(new URLSearchParams(query.replace(/^[?#]/, '')))
}

/** As `fieldsOf`, for what is parsed already. */
export function uniqueFields(params: URLSearchParams): Record<string, string> {
  // Without a prototype, so that a field called `__proto__` is a field like any other.
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of params) {
    if (name in fields) throw new ServerRefusal('PROOF_INVALID', 'A field comes twice')
    fields[name] = value
  }
  return fields
}

/** The field's text; PROOF_INVALID where it is missing or empty. */
export function field(fields: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || !value) throw new ServerRefusal('PROOF_INVALID', `The field ${name} is missing`)
  return value
}

/** A whole number above zero that a field says in plain digits; PROOF_INVALID otherwise. */
export function wholeNumber(fields: Readonly<Record<string, string | undefined>>, name: string): number {
  const value = field(fields, name)
  if (!/^[1-9]\d{0,14}$/.test(value)) throw new ServerRefusal('PROOF_INVALID', `The field ${name} is no whole number`)
  return Number(value)
}

/**
 * Refuses fields of other names, and values with an equals sign. For fields that are signed with nothing between them: the same text could
 * else be read as other fields.
 */
export function plainFields(fields: Readonly<Record<string, string>>, names: readonly string[]): void {
  onlyFields(fields, names)
  if (Object.values(fields).some((value) => value.includes('='))) throw new ServerRefusal('PROOF_INVALID', 'A value holds an equals sign')
}

/** Refuses a proof that holds anything besides these fields: what nobody signed must not make an old proof look like a new one. */
export function onlyFields(proof: Readonly<Record<string, string>>, names: readonly string[]): void {
  if (Object.keys(texts(proof)).some((name) => !names.includes(name)))
    throw new ServerRefusal('PROOF_INVALID', 'The proof holds a strange field')
}

/** A proof or evidence as it came; PROOF_INVALID where it is anything but texts by name, whatever its type promises. */
export function texts(given: Proof): Proof {
  const isPlain = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isPlain || Object.values(given).some((value) => typeof value !== 'string'))
    throw new ServerRefusal('PROOF_INVALID', 'What was brought is no set of texts')
  return given
}
