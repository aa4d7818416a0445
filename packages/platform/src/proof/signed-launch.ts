// One verifier for portals that open the game at an address which they sign. How they sign differs; each portal's adapter states a rule, and
// the operator may state another when the portal's own papers say so.
import { createHash, createHmac } from 'node:crypto'
import { type Proof, type Proven, type ServerHost, ServerRefusal, type Setting } from '../server.ts'
import { equalText } from './equal.ts'
import { field, fieldsOf, onlyFields } from './fields.ts'
import { freshUntil } from './freshness.ts'
import { repeatable, repeatSetting } from './repeats.ts'

export interface LaunchRule {
  /** Which fields are signed, in this order; `sorted` signs all but the signature, by name. */
  readonly fields: 'sorted' | readonly string[]
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

/** The signature of the fields by the rule, in lower-case hexadecimal. */
export function launchSignature(fields: Readonly<Record<string, string>>, rule: LaunchRule, secret: string): string {
  const all = Object.keys(fields).filter((name) => name !== rule.signature)
  const names = rule.fields === 'sorted' ? all.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))) : rule.fields
  const text = names.map((name) => (rule.names ? `${name}=${fields[name] ?? ''}` : (fields[name] ?? ''))).join(rule.joiner)
  if (rule.secret === 'key') return createHmac(rule.hash, secret).update(text).digest('hex')
  const whole = rule.secret === 'append' ? text + rule.between + secret : secret + rule.between + text
  return createHash(rule.hash).update(whole).digest('hex')
}

const isName = (value: unknown) => typeof value === 'string' && value !== ''
/** What each part of a rule may be. */
const PARTS: Readonly<Record<keyof LaunchRule, (value: unknown) => boolean>> = {
  fields: (value) => value === 'sorted' || (Array.isArray(value) && value.length > 0 && value.every(isName)),
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

/** The rule with the operator's changes, a JSON object; PLATFORM_NOT_SET where they make no rule that signs user, app and time. */
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
  // What is not signed proves nothing.
  const { fields } = rule
  if (fields !== 'sorted' && [rule.user, rule.app, rule.time].some((name) => name !== null && !fields.includes(name))) throw wrong
  return rule
}

/** The operator's settings of a portal with signed launches. */
export const launchSettings = (prefix: string, portal: string) =>
  ({
    [`${prefix}_SECRET`]: { about: `${portal}: the secret that signs launches and notices.`, secret: true },
    [`${prefix}_SECRET_BEFORE`]: {
      about: `${portal}: the secret before, while launches signed with it are still on their way.`,
      secret: true,
    },
    [`${prefix}_APP`]: { about: `${portal}: the game’s id there.`, secret: false },
    ...repeatSetting(prefix, portal),
    [`${prefix}_LAUNCH_RULE`]: { about: `${portal}: parts of the launch rule that differ from the adapter’s, as JSON.`, secret: false },
  }) satisfies Record<string, Setting>

/** The secrets that are good now. */
export function secretsOf(prefix: string, host: ServerHost): string[] {
  const before = host.setting(`${prefix}_SECRET_BEFORE`)
  return [host.needed(`${prefix}_SECRET`), ...(before ? [before] : [])]
}

/** Verifies `{ launch }`, the query that the portal opened the game with. */
export function launchVerifier(prefix: string, otherwise: LaunchRule) {
  return async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
    const secrets = secretsOf(prefix, host)
    const rule = launchRule(otherwise, host.setting(`${prefix}_LAUNCH_RULE`))
    onlyFields(proof, ['launch'])
    const fields = fieldsOf(field(proof, 'launch'))
    const signature = field(fields, rule.signature).toLowerCase()
    // Each is compared, so that the time tells nothing of which was right.
    const right = secrets.filter((secret) => equalText(signature, launchSignature(fields, rule, secret)))
    if (right.length === 0) throw new ServerRefusal('PROOF_INVALID', 'The launch is not signed by the portal')
    if (!equalText(field(fields, rule.app), host.needed(`${prefix}_APP`)))
      throw new ServerRefusal('PROOF_INVALID', 'The launch is another game’s')
    const externalId = field(fields, rule.user)
    if (rule.time === null) return { externalId, mark: signature, ...repeatable(prefix, host) }
    const at = field(fields, rule.time)
    if (!/^\d{1,12}$/.test(at)) throw new ServerRefusal('PROOF_INVALID', 'The launch does not say its time')
    return { externalId, mark: signature, until: freshUntil(Number(at) * 1000, host.now, rule.maxAge * 1000) }
  }
}
