// How a portal signs the address at which it opens the game. Portals differ; each adapter states a rule, and the operator may state another
// when the portal's own papers say so.
import { createHash, createHmac } from 'node:crypto'
import { ServerRefusal } from '../server.ts'

export interface LaunchRule {
  /** Which fields are signed, in this order; `sorted` signs all but the signature, by name. */
  readonly fields: 'sorted' | readonly string[]
  /** What each signed field's whole value must match, a regular expression by name. A signed field without one is refused. */
  readonly shapes: Readonly<Record<string, string>>
  /** Whether their names are signed too, as `name=value`. */
  readonly names: boolean
  readonly joiner: string
  /** Where the secret goes: behind the text, before it, or as the key of an HMAC. */
  readonly secret: 'append' | 'prepend' | 'key'
  /** What stands between text and secret. */
  readonly between: string
  readonly hash: 'md5' | 'sha1' | 'sha256'
  readonly signature: string
  readonly user: string
  readonly app: string
  /** Unix seconds of the launch, and how many of them it may be old. Without it a launch is taken a number of times a day. */
  readonly time: string | null
  readonly maxAge: number
}

/** Shapes that portals share: a number above zero, a language tag, our referral code. */
export const NUMBER = '[1-9]\\d{0,18}'
export const LANGUAGE = '[A-Za-z]{2}([_-][A-Za-z]{2})?'
export const REFERRAL = '[\\w-]{1,200}'

const md5Rule = { secret: 'append', hash: 'md5', time: null, maxAge: 300 } as const
/** MD5 over all fields, sorted, `name=value` without anything between, then the secret. */
export const sortedMd5Rule = { ...md5Rule, fields: 'sorted', names: true, joiner: '', between: '' } as const
/** MD5 over a few values and the secret, underscores between them. */
export const valuesMd5Rule = { ...md5Rule, names: false, joiner: '_', between: '_' } as const

/** The signature of the fields by the rule, in lower-case hexadecimal. */
export function launchSignature(fields: Readonly<Record<string, string>>, rule: LaunchRule, secret: string): string {
  const names = signedNames(fields, rule)
  const text = names.map((name) => (rule.names ? `${name}=${fields[name] ?? ''}` : (fields[name] ?? ''))).join(rule.joiner)
  if (rule.secret === 'key') return createHmac(rule.hash, secret).update(text).digest('hex')
  const whole = rule.secret === 'append' ? text + rule.between + secret : secret + rule.between + text
  return createHash(rule.hash).update(whole).digest('hex')
}

/** The names of what is signed, in the order of signing. */
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
/** What each part of a rule may be. */
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

/** The rule with the operator's changes, a JSON object; PLATFORM_NOT_SET where they make no rule that signs user, app and time without doubt. */
export function launchRule(otherwise: LaunchRule, changes: string | undefined): LaunchRule {
  let told: unknown = {}
  try {
    if (changes !== undefined) told = JSON.parse(changes)
  } catch {
    told = null
  }
  const wrong = new ServerRefusal('PLATFORM_NOT_SET', 'The launch rule is no JSON object with the parts of a rule')
  if (typeof told !== 'object' || told === null || Array.isArray(told)) throw wrong
  for (const [part, value] of Object.entries(told)) if (!Object.hasOwn(PARTS, part) || !PARTS[part as keyof LaunchRule](value)) throw wrong
  const rule: LaunchRule = { ...otherwise, ...told }
  if (!isPlain(rule)) throw wrong
  return rule
}

/** Whether user, app and time are signed, and a signed text can be read in one way only. */
function isPlain({ fields, shapes, names, joiner, user, app, time }: LaunchRule): boolean {
  const known = Object.keys(shapes)
  const signed = fields === 'sorted' ? known : fields
  // What is not signed proves nothing.
  const proves = [user, app, ...(time === null ? [] : [time])].every((name) => signed.includes(name))
  if (!proves || !signed.every((name) => known.includes(name))) return false
  if (joiner !== '') return true
  // With nothing between them one name must not pass for the end of another, and of two values nobody could tell where the first ends.
  return names
    ? !known.some((name) => known.some((other) => other !== name && other.endsWith(name)))
    : signed.every((name) => name === user || name === app)
}
