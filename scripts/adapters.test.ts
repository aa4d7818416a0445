// Checks that every folder of `adapters/` is complete, and that docs/adapters.md and the READMEs describe what its code does.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contract } from '@skystair/contract'
import { commonCall, currencyCode, type PlatformManifest } from '@skystair/platform/manifest'
import { simulatedOrder } from '@skystair/platform/simulator'
import { findPlatforms, pricesOf } from '@skystair/server'
import { simulatorsOf } from '@skystair/testing/portal'
import { world } from '@skystair/world'
import { bankProducts } from '@skystair/world/areas/bank/rows'
import { offerProblems } from '@skystair/world/validate/offers'
import { describe, expect, it } from 'vitest'
import { root } from './build/paths.ts'
import { bundleOf } from './build/platforms.ts'
import { COLUMNS, platformTable } from './platform-table.ts'

const folder = join(root, 'adapters')
const names = readdirSync(folder).sort()
const halves = await findPlatforms()
const read = (...parts: string[]) => readFileSync(join(root, ...parts), 'utf8')

/** Returns a test file's text, with the shared suite of the GamePush adapters if it runs that. */
function suiteOf(file: string): string {
  const text = read(file)
  return text.includes('testGamePush(') ? text + read('packages/platform/testing/conformance/gamepush.ts') : text
}
const calls = (file: string, suite: string) => existsSync(join(root, file)) && new RegExp(`^\\s*${suite}\\(`, 'm').test(suiteOf(file))

const rows = platformTable()

const manifestOf = async (name: string): Promise<PlatformManifest> =>
  (await import(pathToFileURL(join(folder, name, 'manifest.ts')).href)).manifest

/** Returns the parts of the port's lifecycle that an adapter's client implements, and its kinds of adverts. */
function clientOf(name: string): { lifecycle: string[]; ads: string[] } {
  const own = read('adapters', name, 'client.ts')
  const client = own.includes('@skystair/platform/gamepush/client') ? read('packages/platform/src/gamepush/client.ts') : own
  const part = client.split(/\n {4}(?=\w+[:,])/).find((text) => text.startsWith('lifecycle:')) ?? ''
  const words = { loading: 'loadingProgress', ready: 'ready', play: 'gameplayStart', pause: 'onPause', sound: 'onMute' }
  const adverts = { rewarded: 'canReward', 'between scenes': 'canInterstitial' }
  const found = (text: string, among: Record<string, string>, after: string) =>
    Object.keys(among).filter((word) => new RegExp(`\\b${among[word]}${after}`).test(text))
  return { lifecycle: found(part, words, ':'), ads: found(client, adverts, '(:|\\()') }
}

/** Returns the names of the facts in a README: the first column of its first table. */
const factsOf = (readme: string) => [.../(?:^\|.*\n)+/m.exec(readme)![0].matchAll(/^\| (\w+) \|/gm)].map(([, fact]) => fact)

describe.each(names)('the adapter %s', (name) => {
  const half = halves.find(({ server }) => server.source === name)!
  const readme = existsSync(join(folder, name, 'README.md')) ? read('adapters', name, 'README.md') : ''
  const row = rows.get(name)

  it('has both halves, a simulated portal, a bundle, a manifest and a README', () => {
    const missing = ['client.ts', 'server.ts', 'simulator.ts', 'bundle.ts', 'manifest.ts', 'README.md', 'package.json'].filter(
      (file) => !existsSync(join(folder, name, file)),
    )
    expect(missing, `adapters/${name} lacks files, which \`npm run adapter -- new\` writes for a new adapter`).toEqual([])
  })

  it('is a workspace named after its folder', () => {
    const { name: called, exports } = JSON.parse(read('adapters', name, 'package.json'))
    expect(called).toBe(`@skystair/adapter-${name}`)
    expect(Object.keys(exports)).toEqual(['./client', './server', './simulator', './bundle', './manifest'])
  })

  it('runs the port’s suite for its client', () => {
    expect(calls(`adapters/${name}/client.test.ts`, 'testPlatform')).toBe(true)
  })

  it('runs the suite of server halves if it proves identities', () => {
    const runs = ['server.test.ts', 'client.test.ts'].some((file) => calls(`adapters/${name}/${file}`, 'testServerPlatform'))
    expect(runs).toBe(half.server.verify !== undefined)
  })

  it('has a manifest of its own name that is tested against both halves', async () => {
    const { source, authenticate } = await manifestOf(name)
    expect(source).toBe(name)
    expect([...Object.keys(contract.platform), commonCall(source), null]).toContain(authenticate)
    const tests = readdirSync(join(folder, name)).filter((file) => file.endsWith('.test.ts'))
    expect(tests.some((file) => calls(`adapters/${name}/${file}`, 'testManifest'))).toBe(true)
    expect(suiteOf(`adapters/${name}/client.test.ts`)).toMatch(/testPlatform\([^)]*, manifest \},/)
  })

  it('has a price for everything in the bank, higher the more it gives', async () => {
    const manifest = await manifestOf(name)
    const code = currencyCode(manifest.money)
    for (const kind of ['GEMS', 'GIFT'] as const) {
      const sold = bankProducts.filter((product) => product.kind === kind)
      const amounts = sold.map((product) => pricesOf(product, manifest)[code] ?? 0)
      expect(amounts).toEqual([...new Set(amounts)].filter((amount) => amount > 0).sort((a, b) => a - b))
    }
    if (typeof manifest.money !== 'string' && manifest.money.prices !== 'ROUBLES')
      expect(Object.keys(manifest.money.prices).sort()).toEqual(bankProducts.map(({ productId }) => productId).sort())
  })

  it('has a README with the same facts and headings as all others, in the same order', () => {
    expect(factsOf(readme)).toEqual(factsOf(read('examples', 'write-an-adapter', 'README.md')))
    const headings = readme.match(/^## .*$/gm) ?? []
    expect([...headings.slice(0, 2), headings.at(-1)]).toEqual(['## Facts', '## Settings', '## Sources'])
  })

  it('names every setting and the address for notices in its README', () => {
    // A setting may be written without the part that it shares with the previous one: `_API_KEY`.
    const unnamed = Object.keys(half.server.settings).filter(
      (setting) =>
        !readme.includes(`\`${setting}`) && !setting.split('_').some((_, i, parts) => readme.includes(`\`_${parts.slice(i).join('_')}\``)),
    )
    expect(unnamed, `adapters/${name}/README.md must name these settings in its table`).toEqual([])
    const channels = Object.entries({ '': half.server.pay, ...half.payments })
    for (const [provider, pay] of channels)
      if (pay?.notice)
        expect(readme, `adapters/${name}/README.md must name the address for the portal's notices`).toContain(
          `/api/payment/notice/${[name, provider].filter(Boolean).join('/')}`,
        )
  })

  it('has a row in the table of platforms that matches its code', async () => {
    if (!row) throw new Error(`docs/adapters.md has no row for ${name}`)
    for (const column of COLUMNS) expect(row[column], column).not.toBe('')
    const bundle = await bundleOf(name)
    /** Whether the row says `what` exactly if the code does it. */
    const agree = (says: boolean, does: boolean, what: string) =>
      expect(says, `the row of ${name} in docs/adapters.md must ${does ? 'say' : 'not say'} ${what}, as its code has it so`).toBe(does)
    agree(row.embedding.startsWith('archive'), bundle.zip, '"archive" first (zip of bundle.ts)')
    agree(/\bframe\b/.test(row.embedding), bundle.frameAncestors.length > 0, '"frame" (frameAncestors of bundle.ts)')
    agree(row.verification === 'none', half.server.verify === undefined, '"none" as verification (verify of server.ts)')
    const pays = [half.server.pay, ...Object.values(half.payments ?? {})].filter((pay) => pay !== undefined)
    agree(row.payment === 'none', pays.length === 0, '"none" as payment (pay of server.ts)')
    agree(
      /\bnotice/.test(row.payment),
      pays.some((pay) => pay.notice !== undefined),
      '"notices" under payment (pay.notice of server.ts)',
    )
    agree(
      /\bsettled\b/.test(row.payment),
      pays.some((pay) => pay.settle !== undefined),
      '"settled" under payment (pay.settle of server.ts)',
    )
    const { ads, lifecycle } = clientOf(name)
    expect(row.ads, 'the adverts that client.ts has').toBe(ads.join(', ') || 'none')
    expect(row.lifecycle, 'the parts of lifecycle that client.ts has').toBe(lifecycle.join(', ') || 'none')
    const { simulator, providers = {} } = await simulatorsOf(name)
    agree(row.payment === 'none', !simulator.offers.canPay, '"none" as payment (canPay of simulator.ts)')
    agree(
      row.payment.includes('cancellation is reported'),
      simulator.offers.reportsCancel,
      '"cancellation is reported" under payment (reportsCancel of simulator.ts)',
    )
    const refunds = [simulator, ...Object.values(providers)].map((each) => each.notices?.(simulatedOrder, 'REFUND', Date.now()) ?? [])
    const refunded = (await Promise.all(refunds)).flat().length > 0
    agree(row.payment.includes('refunds'), refunded, '"refunds" under payment (notices of simulator.ts)')
    expect(simulator.review.address !== undefined, 'review.address of simulator.ts is for archives, zip of bundle.ts').toBe(bundle.zip)
    agree(row.lifecycle.includes('sound'), simulator.offers.mutes, '"sound" (mutes of simulator.ts)')
    agree(row.lifecycle.includes('play'), simulator.offers.receivesPlay, '"play" (receivesPlay of simulator.ts)')
    agree(row.assumed === 'nothing', !/assumed|from memory/i.test(readme), '"nothing" as assumed (the word in its README)')
  })
})

it('docs/adapters.md lists every setting that a page needs in the build', async () => {
  const guide = read('docs', 'adapters.md')
  const settings = await Promise.all(names.map(async (name) => Object.values((await bundleOf(name)).attributes ?? {})))
  for (const setting of ['GAME_SERVER', ...settings.flat()]) expect(guide).toContain(`\`${setting}\``)
})

it('no two platforms open a session with the same call, except those of one family', async () => {
  const calls = new Map<string, string>()
  for (const name of names) {
    const { authenticate } = await manifestOf(name)
    if (authenticate === null) continue
    const family = name.split('_')[0]!
    expect(calls.get(authenticate) ?? family).toBe(family)
    calls.set(authenticate, family)
  }
  expect(calls.size).toBeGreaterThan(10)
})

it('the gifts of portals have existing rewards, and no number twice', async () => {
  const manifests = await Promise.all(names.map(manifestOf))
  const gifts = manifests.flatMap(({ gift }) => gift?.offer ?? [])
  expect(offerProblems({ world }, 'the portals’ gifts', gifts)).toEqual([])
  expect(gifts.length).toBeGreaterThan(0)
})

it('no call but that for the proof belongs to two platforms', async () => {
  const owners = new Map<string, string>()
  for (const name of names) {
    const { gift, promoCodes, calls = [], channels } = await manifestOf(name)
    for (const call of [gift?.call ?? [], promoCodes ?? [], calls, channels.flatMap((channel) => channel.calls ?? [])].flat()) {
      expect(owners.get(call), call).toBeUndefined()
      owners.set(call, name)
    }
  }
})

it('there is no server half and no row of a platform without a folder', () => {
  expect(halves.map(({ server }) => server.source).sort()).toEqual(names)
  expect([...rows.keys()]).toEqual(names)
})
