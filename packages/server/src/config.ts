import { resolve } from 'node:path'

/** All settings of the server, read from the environment. docs/operating.md explains each. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  readonly webRoot: string
  readonly allowedOrigins: readonly string[]
  readonly frameAncestors: readonly string[]
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Whether every request is logged. */
  readonly logRequests: boolean
  readonly sessionDays: number
  /** Number of the operator's proxies in front of the server, whose `x-forwarded-*` headers are trusted. */
  readonly trustProxy: number
  readonly drainSeconds: number
  readonly minClientVersion: number
  readonly redirectTo: string | null
  readonly metricsToken: string | null
  /** Factor of the contract's rate limits; 0 means no limits. */
  readonly rateFactor: number
  /** The origin to which platforms send players back after paying; the origin of the request, if not set. */
  readonly publicUrl: string | null
  /** Whether platforms' test payments are accepted. */
  readonly testPayments: boolean
  /** Whether simulated purchases are allowed. */
  readonly testPurchases: boolean
}

/** An invalid setting. The message is one sentence for the operator. */
export class ConfigError extends Error {}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Parsers of one setting. `text` is undefined where the variable is not set. */
const readers = {
  whole: (min: number, max: number, otherwise: number) => (text: string | undefined, name: string) => {
    if (text === undefined) return otherwise
    if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max)
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`)
    return Number(text)
  },
  url: (protocols: readonly string[]) => (text: string | undefined, name: string) => {
    if (text === undefined) return null
    // The value is not repeated: addresses carry passwords.
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
      throw new ConfigError(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
    return text
  },
  list: (pattern: RegExp, what: string, otherwise: readonly string[]) => (text: string | undefined, name: string) => {
    if (text === undefined) return otherwise
    const items = text.split(/[\s,]+/).filter(Boolean)
    const wrong = items.find((item) => !pattern.test(item))
    if (wrong !== undefined) throw new ConfigError(`${name} must list ${what}, but holds "${wrong}".`)
    return items
  },
  oneOf:
    <const T extends string>(members: readonly T[], otherwise: T) =>
    (text: string | undefined, name: string) => {
      if (text === undefined) return otherwise
      const member = members.find((m) => m === text)
      if (member === undefined) throw new ConfigError(`${name} must be one of ${members.join(', ')}, but is "${text}".`)
      return member
    },
  path: (otherwise: string) => (text: string | undefined) => resolve(text ?? otherwise),
  text: (otherwise: string) => (text: string | undefined) => text ?? otherwise,
}

const ORIGIN = /^(null|https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?)$/
const ANCESTOR = /^('self'|'none'|\*|https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?)$/

/** Reads the environment. Throws a ConfigError for an invalid value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const get = <T>(name: string, read: (text: string | undefined, name: string) => T): T => {
    const text = environment[name]?.trim()
    return read(text === '' ? undefined : text, name)
  }
  const token = get('METRICS_TOKEN', readers.text(''))
  return Object.freeze({
    port: get('PORT', readers.whole(0, 65_535, 8080)),
    host: get('HOST', readers.text('0.0.0.0')),
    dataDir: get('DATA_DIR', readers.path('data')),
    databaseUrl: get('DATABASE_URL', readers.url(['postgres:', 'postgresql:'])),
    redisUrl: get('REDIS_URL', readers.url(['redis:', 'rediss:'])),
    webRoot: get('WEB_ROOT', readers.path('dist/own')),
    allowedOrigins: get('ALLOWED_ORIGINS', readers.list(ORIGIN, 'origins such as https://games.example', [])),
    frameAncestors: get(
      'FRAME_ANCESTORS',
      readers.list(ANCESTOR, "'self', 'none', * or origins such as https://games.example", ["'self'"]),
    ),
    logLevel: get('LOG_LEVEL', readers.oneOf(LEVELS, 'info')),
    logRequests: get('LOG_REQUESTS', readers.oneOf(['yes', 'no'], 'no')) === 'yes',
    sessionDays: get('SESSION_DAYS', readers.whole(1, 3650, 90)),
    trustProxy: get('TRUST_PROXY', readers.whole(0, 9, 0)),
    drainSeconds: get('DRAIN_SECONDS', readers.whole(0, 600, 5)),
    minClientVersion: get('MIN_CLIENT_VERSION', readers.whole(0, 999_999, 0)),
    redirectTo: get('REDIRECT_TO', readers.url(['http:', 'https:'])),
    metricsToken: token === '' ? null : token,
    rateFactor: get('RATE_FACTOR', readers.whole(0, 1000, 1)),
    publicUrl: get('PUBLIC_URL', readers.url(['http:', 'https:'])),
    testPayments: get('TEST_PAYMENTS', readers.oneOf(['yes', 'no'], 'no')) === 'yes',
    testPurchases: get('TEST_PURCHASES', readers.oneOf(['yes', 'no'], 'no')) === 'yes',
  })
}
