import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the settings', () => {
  it('have defaults where a variable is not set, or empty', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      port: 8080,
      databaseUrl: null,
      redisUrl: null,
      frameAncestors: ["'self'"],
      sessionDays: 90,
    })
  })

  it('are read from the environment', () => {
    const config = readConfig({
      PORT: '4100',
      ALLOWED_ORIGINS: 'https://a.example, https://*.b.example',
      TRUST_PROXY: '2',
      MELEE_HOUR: 'TUE 9 30',
    })
    expect(config).toMatchObject({
      port: 4100,
      allowedOrigins: ['https://a.example', 'https://*.b.example'],
      trustProxy: 2,
      meleeHour: { weekday: 2, hour: 9, minutes: 30 },
    })
  })

  it.each([
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, but is "80a".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent, but is "loud".'],
    ['ALLOWED_ORIGINS', 'portal.example', 'ALLOWED_ORIGINS must list origins such as https://games.example, but holds "portal.example".'],
    ['DATABASE_URL', 'mysql://user:secret@host/db', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    ['REDIS_URL', 'nowhere', 'REDIS_URL must be an address that begins with redis:// or rediss://.'],
    ...['SAT', 'SAT 24 60', 'SAT 17 5', 'XXX 17 60', 'SAT 17:00 60'].map((text): [string, string, string] => [
      'MELEE_HOUR',
      text,
      `MELEE_HOUR must be a weekday, an hour in UTC and 10 to 1440 minutes, such as "SAT 17 60", but is "${text}".`,
    ]),
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be a whole number from 0 to 9, but is "maybe".'],
  ])('%s rejects %s with one sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence))
  })

  it('are all listed in docs/operating.md, each once and with its default', () => {
    const variables: string[] = []
    const nothing = new Proxy({}, { get: (_, name) => void variables.push(String(name)) })
    const { push, ...others } = readConfig(nothing)
    // Three settings make one.
    const config: Readonly<Record<string, unknown>> = { ...others, pushPublicKey: push, pushPrivateKey: push, pushContact: push }
    const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
    const table = guide.slice(guide.indexOf('## Settings'), guide.indexOf('## Platforms'))
    const rows = [...table.matchAll(/^\| `([A-Z_]+)` \| (\S+) \|/gm)].map(([, name = '', otherwise = '']) => ({ name, otherwise }))
    expect(rows.map(({ name }) => name).sort()).toEqual(variables.sort())
    for (const { name, otherwise } of rows) {
      const value = config[name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]
      const shown =
        { true: 'yes', false: 'no', null: 'none', '': 'none' }[String(value)] ?? String(value).replace(`${process.cwd()}/`, './')
      expect(`${name} ${otherwise.replaceAll('`', '')}`).toBe(`${name} ${shown}`)
    }
  })
})
