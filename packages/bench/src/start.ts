// `node packages/bench/src/start.ts [--times 3]`, after `npm run build`: what travels and how long it takes until the road can be played, with a cold and a
// warm cache, and how much longer where the portal's script never comes.
import { SCRIPT_LIMIT } from '@skystair/platform'
import { type GameServer, openBrowser, startServer } from '@skystair/testing/browser'
import { openPortal } from '@skystair/testing/portal'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { kb, median, ratio, short, sum } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const times = option('times', 3)
/** A slow line: bits per second, and milliseconds to the server and back. */
const LINE = { bits: 1_600_000, latency: 150 }
/** Portals whose script the game asks for. */
const PORTALS = ['crazygames', 'ya']
const PATIENCE = 120_000

/** One start: bytes and requests until the game can be played; milliseconds of the page's own clock. */
interface Start {
  readonly bytes: number
  readonly requests: number
  readonly painted: number
  readonly playable: number
}

/** Opens the page and waits until the game tells its server that it can be played. */
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
  // What had not arrived by now was not needed. What comes from the cache travels no byte and is not counted.
  const [bytes, requests] = [sum(arrived), arrived.length]
  const { painted, playable } = await playableAt(page)
  await page.close()
  return { bytes, requests, painted, playable }
}

/** When the loading screen was painted, and when the game could be played: since the page was asked for. */
const playableAt = (page: Page) =>
  page.evaluate(async () => {
    const found = () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/load/log/game/started'))
    while (!found()) await new Promise((done) => setTimeout(done, 50))
    return { painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, playable: found()!.startTime }
  })

/** A guest at the foot of the stairs: the session that a browser keeps. */
async function guest(server: GameServer): Promise<string> {
  const answer = await fetch(`${server.url}/api/security/registerTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 }),
  })
  const session = answer.headers.get('session')
  if (!session) throw new Error(`A guest was answered ${answer.status}: ${await answer.text()}`)
  return session
}

const of = (starts: readonly Start[], what: keyof Start) => median(starts.map((one) => one[what]))

/** Cold and warm starts by turns, each pair in a browser context of its own: another device. */
async function starts(browser: Browser, server: GameServer, slow: boolean): Promise<{ cold: Start[]; warm: Start[] }> {
  const session = await guest(server)
  const found: { cold: Start[]; warm: Start[] } = { cold: [], warm: [] }
  for (let time = 0; time < times; time++) {
    const context = await browser.newContext({ viewport: { width: 600, height: 900 } })
    await context.addInitScript((token) => localStorage.setItem('skystair:session', token), session)
    found.cold.push(await start(context, `${server.url}/?lang=EN`, slow))
    found.warm.push(await start(context, `${server.url}/?lang=EN`, slow))
    await context.close()
  }
  console.log(JSON.stringify({ slow, ...found }))
  return found
}

type Script = 'HEALTHY' | 'REFUSED' | 'SILENT'

/** From the portal's page to the choice of a character, milliseconds of this machine. */
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

\`npm run build && node packages/bench/src/start.ts\`. A guest's road at the foot of the stairs, STANDARD quality, from asking for the page until the game
tells its server that it can be played; the median of ${times}. Bytes are what travelled until then, headers too. “Painted” is the loading screen, as
part of the way to the road: the less, the sooner something is seen.

${table(
  ['line', 'cold: bytes, requests', 'warm: bytes, requests', 'painted, cold', 'cold : warm, to the road'],
  [line('none but this machine', fast), line(`${LINE.bits / 1_000_000} Mbit/s, ${LINE.latency} ms there and back`, slow)],
)}

On the slow line a cold start takes ${short(need(slow.cold))} times what its bytes alone need to travel.

Where the portal's script is dead, from \`dist/<platform>\` inside the simulated portal: until a guest can choose a character, to a healthy start. A script
that is refused is known at once; one that never answers is waited for ${SCRIPT_LIMIT / 1000} seconds at most, while everything else loads.

${table(['platform', 'refused : healthy', 'never answers : healthy'], dead)}`,
  )
} finally {
  await browser.close()
  await server.close()
}
