// How a portal signs the address at which it opens the game. Each adapter has its portal's rule, which the operator can change if the
// portal's own documents say so.
import { createHash, createHmac } from 'node:crypto'
import { ServerRefusal } from '../server.ts'

export interface LaunchRule {
  /** The signed fields in order; `sorted` signs all but the signature, by name. */
  readonly fields: 'sorted' | readonly string[]
  /** A regular expression by field that the whole value must match. A signed field without one is invalid. */
  readonly shapes: Readonly<Record<string, string>>
  /** Whether names are signed too, as `name=value`. */
  readonly names: boolean
  readonly joiner: string
  /** Where the secret goes: after the text, before it, or as the key of an HMAC. */
  readonly secret: 'append' | 'prepend' | 'key'
  /** Separator between text and secret. */
  readonly between: string
  readonly hash: 'md5' | 'sha1' | 'sha256'
  readonly signature: string
  readonly user: string
  readonly app: string
  /**
   * The field with the launch time in Unix seconds, and its maximum age. Null if the portal signs no time: then a launch is valid several
   * times a day.
   */
  readonly time: string | null
  readonly maxAge: number
}

/** Shapes that portals share: a positive number, a language tag, our referral code. */
export const NUMBER = '[1-9]\\d{0,18}'
export const LANGUAGE = '[A-Za-z]{2}([_-][A-Za-z]{2})?'
export const REFERRAL = '[\\w-]{1,200}'

const md5Rule = { secret: 'append', hash: 'md5', time: null, maxAge: 300 } as const
/** MD5 of all fields, sorted, as `name=value` without separators, then the secret. */
export const sortedMd5Rule = { ...md5Rule, fields: 'sorted', names: true, joiner: '', between: '' } as const
/** MD5 of a few values and the secret, separated by underscores. */
export const valuesMd5Rule = { ...md5Rule, names: false, joiner: '_', between: '_' } as const

/** Returns the signature of the fields, in lower-case hexadecimal. */
export function launchSignature(fields: Readonly<Record<string, string>>, rule: LaunchRule, secret: string): string {
  const names = signedNames(fields, rule)
  const text = names.map((name) => (rule.names ? `${name}=${fields[name] ?? ''}` : (fields[name] ?? ''))).join(rule.joiner)
  if (rule.secret === 'key') return createHmac(rule.hash, secret).update(text).digest('hex')
  const whole = rule.secret === 'append' ? text + rule.between + secret : secret + rule.between + text
  return createHash(rule.hash).update(whole).digest('hex')
}

/** Returns the names of the signed fields, in the order of signing. */
export function signedNames(fields: Readonly<Record<string, string>>, rule: LaunchRule): readonly string[] {
  if (rule.fields !== 'sorted') return rule.fields
  const all = Object.keys(fields).filter((name) => name !== rule.signature)
  return all.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
}

const isName = (value: unknown) => typeof value === 'string' && /^[A-Za-z_][\w.-]*$/.test(value)
const isShape = (value: unknown) => {
  try {
    return typeof value === 'string' && Boolean(new RegExp(value, 'u'))
  } catch {
    return false
  }
}
const isShapes = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.entries(value).every(([name, shape]) => isName(name) && isShape(shape))
/** Checks of each part of a rule. */
const PARTS: Readonly<Record<keyof LaunchRule, (value: unknown) => boolean>> = {
  fields: (value) => value === 'sorted' || (Array.isArray(value) && value.length > 0 && value.every(isName)),
  shapes: isShapes,
  names: (value) => typeof value === 'boolean',
  joiner: (value) => typeof value === 'string',
  secret: (value) => value === 'append' || value === 'prepend' || value === 'key',
  between: (value) => typeof value === 'string',
  hash: (value) => value === 'md5' || value === 'sha1' || value === 'sha256',
  signature: isName,
  user: isName,
  app: isName,
  time: (value) => value === null || isName(value),
  maxAge: (value) => typeof value === 'number' && value > 0,
}

/**
 * Returns the rule with the operator's changes, a JSON object. Throws PLATFORM_NOT_SET if the result is no rule that signs user, app and
 * time unambiguously.
 */
export function launchRule(otherwise: LaunchRule, changes: string | undefined): LaunchRule {
  let changed: unknown = {}
  try {
    if (changes !== undefined) changed = JSON.parse(changes)
  } catch {
    changed = null
  }
  const wrong = new ServerRefusal('PLATFORM_NOT_SET', 'The launch rule is no JSON object with the parts of a rule')
  if (typeof changed !== 'object' || changed === null || Array.isArray(changed)) throw wrong
  for (const [part, value] of Object.entries(changed))
    if (!Object.hasOwn(PARTS, part) || !PARTS[part as keyof LaunchRule](value)) throw wrong
  const rule: LaunchRule = { ...otherwise, ...changed }
  if (!isPlain(rule)) throw wrong
  return rule
}

/** Whether user, app and time are signed, and a signed text can be read in only one way. */
function isPlain({ fields, shapes, names, joiner, user, app, time }: LaunchRule): boolean {
  const known = Object.keys(shapes)
  const signed = fields === 'sorted' ? known : fields
  // An unsigned field proves nothing.
  const proves = [user, app, ...(time === null ? [] : [time])].every((name) => signed.includes(name))
  if (!proves || !signed.every((name) => known.includes(name))) return false
  if (joiner !== '') return true
  // Without separators no name may end like another one, and the boundary between two values would be unknown.
  return names
    ? !known.some((name) => known.some((other) => other !== name && other.endsWith(name)))
    : signed.every((name) => name === user || name === app)
}
