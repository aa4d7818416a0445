import { resolve } from 'node:path'
import type { MeleeHour } from '@skystair/contract'

/** All settings of the server, read from the environment. docs/operating.md explains each. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Whether a data folder that has lost its database may get a new one. */
  readonly newWorld: boolean
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
  /** How many sockets of one address may be open without an owner; 0 means any number. */
  readonly socketsPerAddress: number
  readonly drainSeconds: number
  readonly minClientVersion: number
  readonly redirectTo: string | null
  /** Text of the page's header and footer areas: Russian, or `Russian | English`. Where the header has none it is the game's title. */
  readonly pageHeader: string
  readonly pageFooter: string
  readonly metricsToken: string | null
  /** Factor of the contract's rate limits; 0 means no limits. */
  readonly rateFactor: number
  /** The origin to which platforms send players back after paying; the origin of the request, if not set. */
  readonly publicUrl: string | null
  /** Whether platforms' test payments are accepted. */
  readonly testPayments: boolean
  /** Whether simulated purchases are allowed. */
  readonly testPurchases: boolean
  /** A file with more times of campaigns. */
  readonly campaignsFile: string | null
  /** The weekly hour of melees; null for the game's own. */
  readonly meleeHour: MeleeHour | null
  /** The keys by which push services recognise this server, base64url; null if it sends no messages to browsers. */
  readonly push: PushKeys | null
}

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** Where a push service can reach the operator. */
  readonly contact: string
}

/** An invalid setting. The message is one sentence for the operator. */
export class ConfigError extends Error {}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Parsers of one setting. `text` is undefined if the variable is not set. */
const readers = {
  whole: (min: number, max: number, otherwise: number) => (text: string | undefined, name: string) => {
    if (text === undefined) return otherwise
    if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max)
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`)
    return Number(text)
  },
  url: (protocols: readonly string[]) => (text: string | undefined, name: string) => {
    if (text === undefined) return null
    // The value is not repeated: URLs may contain passwords.
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

const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** Reads the weekly hour of melees: `SAT 17 60`. Returns null if it is not set. */
function readMeleeHour(text: string | undefined, name: string): MeleeHour | null {
  if (text === undefined) return null
  const [, day, hour, minutes] = /^([A-Z]{3}) (\d{1,2}) (\d{1,4})$/.exec(text) ?? []
  const read = { weekday: WEEKDAYS.indexOf(day ?? ''), hour: Number(hour), minutes: Number(minutes) }
  if (read.weekday < 0 || !(read.hour <= 23) || !(read.minutes >= 10 && read.minutes <= 1440))
    throw new ConfigError(`${name} must be a weekday, an hour in UTC and 10 to 1440 minutes, such as "SAT 17 60", but is "${text}".`)
  return read
}

/** Returns the keys for messages to browsers, null if none is set. Throws a ConfigError if only some are, or if they are no keys. */
function readPushKeys(publicKey: string, privateKey: string, contact: string): PushKeys | null {
  if (publicKey === '' && privateKey === '' && contact === '') return null
  // The private key is not repeated.
  if (!/^[A-Za-z0-9_-]{87}$/.test(publicKey) || !/^[A-Za-z0-9_-]{43}$/.test(privateKey) || !/^(mailto:.+@|https:\/\/)/.test(contact))
    throw new ConfigError(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair that `npx web-push generate-vapid-keys` made, and PUSH_CONTACT must begin with mailto: or https://.',
    )
  return { publicKey, privateKey, contact }
}

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
    newWorld: get('NEW_WORLD', readers.oneOf(['yes', 'no'], 'no')) === 'yes',
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
    socketsPerAddress: get('SOCKETS_PER_ADDRESS', readers.whole(0, 1_000_000, 100)),
    drainSeconds: get('DRAIN_SECONDS', readers.whole(0, 600, 5)),
    minClientVersion: get('MIN_CLIENT_VERSION', readers.whole(0, 999_999, 0)),
    redirectTo: get('REDIRECT_TO', readers.url(['http:', 'https:'])),
    pageHeader: get('PAGE_HEADER', readers.text('')),
    pageFooter: get('PAGE_FOOTER', readers.text('')),
    metricsToken: token === '' ? null : token,
    rateFactor: get('RATE_FACTOR', readers.whole(0, 1000, 1)),
    publicUrl: get('PUBLIC_URL', readers.url(['http:', 'https:'])),
    testPayments: get('TEST_PAYMENTS', readers.oneOf(['yes', 'no'], 'no')) === 'yes',
    meleeHour: get('MELEE_HOUR', readMeleeHour),
    campaignsFile: get('CAMPAIGNS_FILE', (text) => (text === undefined ? null : resolve(text))),
    testPurchases: get('TEST_PURCHASES', readers.oneOf(['yes', 'no'], 'no')) === 'yes',
    push: readPushKeys(
      get('PUSH_PUBLIC_KEY', readers.text('')),
      get('PUSH_PRIVATE_KEY', readers.text('')),
      get('PUSH_CONTACT', readers.text('')),
    ),
  })
}
