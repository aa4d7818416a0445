import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { testManifest } from '../testing/manifest.ts'
import { findPlatforms, platformsOf, type ServerHalf } from './platforms.ts'
import { settingsTable, withTable } from './settings-table.ts'

const ADAPTERS = fileURLToPath(new URL('../../../adapters/', import.meta.url))
const found = await findPlatforms()

it('finds the server half of every adapter that has one, each with its own source', () => {
  const folders = readdirSync(ADAPTERS).filter((name) => existsSync(join(ADAPTERS, name, 'server.ts')))
  expect(found.map(({ server }) => server.source).sort()).toEqual(folders.sort())
  expect(found.map(({ manifest }) => manifest.source)).toEqual(found.map(({ server }) => server.source))
})

it('has no setting of two platforms, or of a platform and the server', () => {
  const names = found.flatMap(({ server }) => Object.keys(server.settings))
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  const config = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
  expect(names.filter((name) => !/^[A-Z][A-Z0-9_]+$/.test(name) || config.includes(`'${name}'`))).toEqual([])
})

it('lists the settings in docs/operating.md: run `npm run adapter -- update` where this fails', () => {
  const document = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  expect(document).toBe(withTable(document, settingsTable(platformsOf(found, {}))))
})

it('ignores a folder without a server half', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adapters-'))
  for (const name of ['one', 'two']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'one', 'server.ts'), "export const server = { source: 'one', settings: {} }")
  writeFileSync(join(folder, 'one', 'manifest.ts'), "export const manifest = { source: 'one', authenticate: null, channels: [] }")
  const halves = await findPlatforms(folder)
  rmSync(folder, { recursive: true })
  expect(halves.map(({ server }) => server.source)).toEqual(['one'])
  expect(platformsOf(halves, {}).get('foto')).toBeUndefined()
})

const xsolla = { ...testManifest('own/xsolla').channels[0]!, calls: ['POST /api/xsolla/buy/{id}'] as const }
const pay = { begin: async () => ({ payload: {} }) }
const halves: ServerHalf[] = [
  {
    manifest: testManifest('own', { authenticate: null, channels: [xsolla, testManifest('own/robokassa').channels[0]!] }),
    server: {
      source: 'own',
      settings: {
        XSOLLA_KEY: { about: 'A key.', secret: true },
        ROBOKASSA_KEY: { about: 'Another | key.', secret: true },
        ROBOKASSA_HASH: { about: 'A hash.', secret: false, otherwise: 'md5' },
      },
    },
    payments: { xsolla: pay, robokassa: pay },
  },
  { manifest: testManifest('vk'), server: { source: 'vk', settings: { VK_SECRET: { about: 'A key.', secret: true } }, pay } },
]

it('offers the providers whose secret is set, and finds the others by name', () => {
  const platforms = platformsOf(halves, { ROBOKASSA_KEY: 'x' })
  expect(platforms.channels('own').map(({ name }) => name)).toEqual(['own/robokassa'])
  expect(platforms.channels('vk').map(({ name }) => name)).toEqual(['vk'])
  expect(platforms.channels('ok')).toEqual([])
  expect(platforms.channel('own/xsolla')?.source).toBe('own')
  expect(platforms.channel('own')).toBeUndefined()
})

it('finds the platform, and its provider, that a call of the contract belongs to', () => {
  const platforms = platformsOf(halves, {})
  expect(platforms.ownerOf('POST /api/xsolla/buy/{id}')).toEqual({ source: 'own', provider: 'xsolla' })
  expect(platforms.ownerOf('POST /api/integration/ya/buy')).toEqual({ source: '' })
})

it('gives a platform only its own settings, with defaults for those that are not set', () => {
  const host = platformsOf(halves, { VK_SECRET: ' ', ROBOKASSA_KEY: ' x ' }).host('own', 7)
  expect([host.now, host.setting('ROBOKASSA_KEY'), host.setting('ROBOKASSA_HASH'), host.setting('XSOLLA_KEY')]).toEqual([
    7,
    'x',
    'md5',
    undefined,
  ])
  expect(() => host.needed('XSOLLA_KEY')).toThrow(expect.objectContaining({ code: 'PLATFORM_NOT_SET' }))
  expect(() => host.setting('VK_SECRET')).toThrow('not among')
})

it('has a row of the table for every setting', () => {
  expect(settingsTable(platformsOf(halves, {})).split('\n').slice(2)).toEqual([
    '| own | `XSOLLA_KEY` | none | A key. **Secret.** |',
    '| own | `ROBOKASSA_KEY` | none | Another \\| key. **Secret.** |',
    '| own | `ROBOKASSA_HASH` | `md5` | A hash. |',
    '| vk | `VK_SECRET` | none | A key. **Secret.** |',
  ])
  expect(() => withTable('nothing', '')).toThrow('has no')
})

it('throws PLATFORM_UNAVAILABLE where a platform cannot be reached, without its URL', async () => {
  const host = platformsOf(halves, {}).host('vk', 0)
  const refused = await host.fetch('http://127.0.0.1:1/?secret=abc').catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  expect(JSON.stringify([refused, (refused as Error).message, String((refused as Error).cause)])).not.toContain('abc')
})
