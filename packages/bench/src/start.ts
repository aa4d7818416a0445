// `npx node packages/bench/src/start.ts [--times 3]`, after `npm run build`: transferred bytes and time until the road is playable, with a cold
// and a warm cache, and the additional time if the portal's script never loads.
import { SCRIPT_LIMIT } from '@skystair/platform/sdk'
import { type GameServer, openBrowser, startServer } from '@skystair/testing/browser'
import { openPortal } from '@skystair/testing/portal'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { kb, median, ratio, short, sum } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const times = option('times', 3)
/** A slow connection: bits per second, and round-trip time in milliseconds. */
const LINE = { bits: 1_600_000, latency: 150 }
/** Portals whose script the game loads. */
const PORTALS = ['crazygames', 'ya']
const PATIENCE = 120_000

/** One start: bytes and requests until the game is playable; milliseconds of the page's own clock. */
interface Start {
  readonly bytes: number
  readonly requests: number
  readonly painted: number
  readonly playable: number
}

/** Opens the page and waits until the game reports to its server that it is playable. */
async function start(context: BrowserContext, url: string, slow: boolean): Promise<Start> {
  const page = await context.newPage()
  const devtools: CDPSession = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (slow) {
    const bytes = LINE.bits / 8
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LINE.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    })
  }
  const arrived: number[] = []
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => encodedDataLength > 0 && arrived.push(encodedDataLength))
  const begun = page.waitForRequest(/\/api\/load\/log\/game\/started/, { timeout: PATIENCE })
  await page.goto(url, { waitUntil: 'commit' })
  await begun
  // Later requests were not needed. Cached files transfer no bytes and are not counted.
  const [bytes, requests] = [sum(arrived), arrived.length]
  const { painted, playable } = await playableAt(page)
  await page.close()
  return { bytes, requests, painted, playable }
}

/** Returns when the loading screen was painted, and when the game was playable: since the request of the page. */
const playableAt = (page: Page) =>
  page.evaluate(async () => {
    const found = () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/load/log/game/started'))
    while (!found()) await new Promise((done) => setTimeout(done, 50))
    return { painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, playable: found()!.startTime }
  })

/** Creates a new guest and returns the session that a browser stores. */
async function guest(server: GameServer): Promise<string> {
  const answer = await fetch(`${server.url}/api/security/registerTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 }),
  })
  const session = answer.headers.get('session')
  if (!session) throw new Error(`Creating a guest failed with ${answer.status}: ${await answer.text()}`)
  return session
}

const of = (starts: readonly Start[], what: keyof Start) => median(starts.map((one) => one[what]))

/** Alternates cold and warm starts, each pair in its own browser context: another device. */
async function starts(browser: Browser, server: GameServer, slow: boolean): Promise<{ cold: Start[]; warm: Start[] }> {
  const session = await guest(server)
  const found: { cold: Start[]; warm: Start[] } = { cold: [], warm: [] }
  for (let time = 0; time < times; time++) {
    // What a service worker fetches is not counted among the page's bytes.
    const context = await browser.newContext({ viewport: { width: 600, height: 900 }, serviceWorkers: 'block' })
    await context.addInitScript((token) => localStorage.setItem('skystair:session', token), session)
    found.cold.push(await start(context, `${server.url}/?lang=EN`, slow))
    found.warm.push(await start(context, `${server.url}/?lang=EN`, slow))
    await context.close()
  }
  console.log(JSON.stringify({ slow, ...found }))
  return found
}

type Script = 'HEALTHY' | 'REFUSED' | 'SILENT'

/** Returns the milliseconds on this machine from the portal's page to the choice of a character. */
async function portalStart(browser: Browser, platform: string, script: Script): Promise<number> {
  const portal = await openPortal(platform)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', locale: 'en' })
  try {
    await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) => {
      const { origin, pathname } = new URL(route.request().url())
      const body = Object.entries(portal.scripts).find(([address]) => address.split('?')[0] === origin + pathname)?.[1]
      if (body === undefined || script === 'REFUSED') return route.abort()
      return script === 'HEALTHY' ? route.fulfill({ contentType: 'text/javascript', body }) : undefined
    })
    const page = await context.newPage()
    const began = performance.now()
    await page.goto(portal.url, { waitUntil: 'commit' })
    const game = portal.framed ? page.frameLocator('iframe') : page
    await game.locator('.sky-selection').waitFor({ timeout: PATIENCE })
    return performance.now() - began
  } finally {
    await context.close()
    await portal.close()
  }
}

const browser = await openBrowser()
const server = await startServer({ RATE_FACTOR: '0' })
try {
  const [fast, slow] = [await starts(browser, server, false), await starts(browser, server, true)]
  const line = (name: string, { cold, warm }: typeof fast) => [
    name,
    `${kb(of(cold, 'bytes'))} in ${of(cold, 'requests')}`,
    `${kb(of(warm, 'bytes'))} in ${of(warm, 'requests')}`,
    short(of(cold, 'painted') / of(cold, 'playable')),
    ratio(of(cold, 'playable'), of(warm, 'playable')),
  ]
  const need = (starts: readonly Start[]) => of(starts, 'playable') / ((1000 * 8 * of(starts, 'bytes')) / LINE.bits)

  const dead: string[][] = []
  for (const platform of PORTALS) {
    const runs: Record<Script, number[]> = { HEALTHY: [], REFUSED: [], SILENT: [] }
    for (let time = 0; time < times; time++)
      for (const script of ['HEALTHY', 'REFUSED', 'SILENT'] as const) runs[script].push(await portalStart(browser, platform, script))
    console.log(platform, JSON.stringify(runs))
    dead.push([platform, ratio(median(runs.REFUSED), median(runs.HEALTHY)), ratio(median(runs.SILENT), median(runs.HEALTHY))])
  }

  writeSection(
    'start',
    `## Start

\`npm run build && npx node packages/bench/src/start.ts\`. The start of a new guest, STANDARD quality, from the request of the page until the game
reports to its server that the road is playable; the median of ${times}. Bytes are everything transferred until then, with headers. “Painted” is the time until the loading screen is shown, as a
share of the time until the road is playable.

${table(
  ['connection', 'cold: bytes, requests', 'warm: bytes, requests', 'painted, cold', 'cold : warm, to the road'],
  [line('this machine only', fast), line(`${LINE.bits / 1_000_000} Mbit/s, ${LINE.latency} ms round trip`, slow)],
)}

On the slow connection a cold start takes ${short(need(slow.cold))} times the transfer time of its bytes.

If the portal's script does not load, from \`dist/<platform>\` inside the simulated portal: time until a guest can choose a character, compared with a normal start. A refused
script fails immediately; for one that never responds the game waits at most ${SCRIPT_LIMIT / 1000} seconds, while everything else loads.

${table(['platform', 'refused : normal', 'never responds : normal'], dead)}`,
  )
} finally {
  await browser.close()
  await server.close()
}
