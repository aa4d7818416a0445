// Opens a platform's bundle as its portal does, plays up to the road, and makes the checks of a portal's reviewer.
import type { Simulator } from '@skystair/platform/simulator'
import type { Browser, BrowserContext, Frame, Page } from 'playwright'
import { isSounding } from '../browser/audio-contexts.ts'
import { textOf } from '../browser/texts.ts'
import { pageScripts } from '../portal/page-scripts.ts'
import { onStandIn } from '../portal/stand-in.ts'
import { allowedEvents, type ReviewedWindow, watchPage } from './faults.ts'
import { reviewServer } from './server.ts'
import { openSite, PARTNER, type Site } from './site.ts'
import { unplayable } from './unplayable.ts'

/** The player's language on the portal, and the browser's. They differ, to show which one the game uses. */
const [PORTAL_LANG, BROWSER_LANG] = ['EN', 'RU'] as const
const TIMEOUT = 120_000
const STRANGER = 'https://stranger.example'

interface Opened {
  readonly simulator: Simulator
  readonly site: Site
  readonly page: Page
  readonly game: Page | Frame
}

/**
 * Returns the reasons for which the portal would refuse the bundle, one sentence each. `change` changes files of the bundle, to see that a check fails.
 */
export async function review(browser: Browser, simulator: Simulator, change?: (file: string, text: string) => string): Promise<string[]> {
  const server = await reviewServer(simulator)
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    locale: BROWSER_LANG.toLowerCase(),
  })
  context.setDefaultTimeout(TIMEOUT)
  try {
    for (const script of [...pageScripts(simulator.offers), watchPage]) await context.addInitScript(script)
    const user = { id: '279058397', name: 'Ada', lang: PORTAL_LANG }
    const given = await simulator.page(user, 'WELL', 'PAY', Date.now())
    const site = await openSite(context, { platform: simulator.source, simulator, page: given, local: server.origin, change })
    return [
      ...(await reviewGame(context, simulator, site)),
      ...(await reviewFrames(context, simulator, site).catch((error: unknown) => [unplayable(error, simulator.source)])),
    ]
  } finally {
    await context.close()
    await server.close()
  }
}

async function reviewGame(context: BrowserContext, simulator: Simulator, site: Site): Promise<string[]> {
  const { faults } = site
  const page = await context.newPage()
  page.on('pageerror', (error) => faults.push(`throws: ${error.message}`))
  page.on('console', (message) => {
    // The live connection is not served here, and the policy's violations are reported by the page.
    if (message.type() === 'error' && !/WebSocket connection to|Content Security Policy/.test(message.text()))
      faults.push(`reports an error on the console: ${message.text()}`)
  })
  try {
    await page.goto(site.outer)
    const game = simulator.frame ? await (await page.waitForSelector('iframe')).contentFrame() : page
    if (!game) throw new Error('there is no frame')
    await begin(game)
    const opened = { simulator, site, page, game }
    for (const check of [reviewStart, reviewLanguage, reviewSelection, reviewPause, reviewLinks]) faults.push(...(await check(opened)))
    faults.push(...((await game.evaluate(() => (window as ReviewedWindow).faults)) ?? []))
  } catch (error) {
    faults.push(unplayable(error, simulator.source))
  }
  await page.close()
  return [...new Set(faults)]
}

const languageIn = ({ review }: Simulator) => (review.namesLanguage ? PORTAL_LANG : BROWSER_LANG)

/** Presses the buttons of the portal and the game before play, and waits for the road. */
async function begin(game: Page | Frame): Promise<void> {
  await game.locator('.sky-selection .sky-button, .sky-advert .sky-button').first().waitFor()
  if ((await game.locator('.sky-advert').count()) > 0) await game.locator('.sky-advert .sky-button').click()
  await game.locator('.sky-selection button[type=submit], .sky-selection .sky-button').first().click()
  await game.locator('.sky-menu').waitFor()
  await closeWindows(game)
}

async function closeWindows(game: Page | Frame): Promise<void> {
  const dialog = game.locator('[aria-modal="true"]')
  const page = 'page' in game ? game.page() : game
  for (let tries = 0; tries < 20 && (await dialog.count()) > 0; tries++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(50)
  }
}

/** Polls until `look` returns the wanted value. Returns what it saw last. */
async function settled<T>(look: () => Promise<T>, wanted: T): Promise<T> {
  const until = Date.now() + 5000
  for (;;) {
    const seen = await look()
    if (JSON.stringify(seen) === JSON.stringify(wanted) || Date.now() > until) return seen
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function reviewStart(opened: Opened): Promise<string[]> {
  const { start } = opened.simulator.review
  if (start.length === 0) return []
  const look = async () => ((await onStandIn(opened, ({ calls }) => calls.map(String), null)) ?? []).map((call) => call.split(' ')[0]!)
  const heard = await settled(async () => (await look()).filter((call) => start.includes(call)), [...start])
  return heard.join() === start.join() ? [] : [`must tell the portal ${start.join(', ')}, and tells it ${heard.join(', ') || 'nothing'}`]
}

async function reviewLanguage({ simulator, game }: Opened): Promise<string[]> {
  const wanted = languageIn(simulator).toLowerCase()
  const lang = await game.locator('.skystair').first().getAttribute('lang')
  return lang === wanted ? [] : [`speaks ${lang} to a player whose language is ${wanted}`]
}

async function reviewSelection({ simulator, game }: Opened): Promise<string[]> {
  if (!simulator.review.forbidsSelection) return []
  return (await game.evaluate(allowedEvents)).map((type) => `allows the event ${type}`)
}

async function reviewPause(opened: Opened): Promise<string[]> {
  const { pauses, mutes } = opened.simulator.offers
  const sounds = () => isSounding(opened.game)
  const faults: string[] = []
  if (!pauses && !mutes) return faults
  if (!(await settled(sounds, true))) faults.push('makes no sound after the first click')
  if (pauses) {
    await onStandIn(opened, (portal) => portal.pause!(), null)
    if (await settled(sounds, false)) faults.push('goes on sounding while the portal pauses it')
    await onStandIn(opened, (portal) => portal.resume!(), null)
    if (!(await settled(sounds, true))) faults.push('stays silent after the portal resumed it')
  }
  if (mutes) {
    await onStandIn(opened, (portal) => portal.mute!(true), null)
    if (await settled(sounds, false)) faults.push('goes on sounding while the portal mutes it')
    await onStandIn(opened, (portal) => portal.mute!(false), null)
  }
  return faults
}

/** Opens the window that names sources of pictures, fonts and libraries. */
async function reviewLinks({ simulator, game }: Opened): Promise<string[]> {
  const lang = (await game.locator('.skystair').first().getAttribute('lang')) === 'ru' ? 'RU' : 'EN'
  const t = (key: string) => textOf(lang, key)
  await closeWindows(game)
  await game
    .getByRole('button', { name: t('hud.settings'), exact: true })
    .first()
    .click()
  await game.getByRole('button', { name: t('settings.credits'), exact: true }).click()
  await game.locator('.sky-credits').first().waitFor()
  if (simulator.offers.externalLinks) return []
  const links = await game.locator('a[href^="http"]').count()
  const left = (await game.evaluate(() => (window as ReviewedWindow).opened)) ?? []
  return [...(links > 0 ? [`shows ${links} links to other sites`] : []), ...left.map((address) => `opens another site: ${address}`)]
}

/** Checks that each host of the portal and those of the operator's setting may embed pages of our own server, and no others. */
async function reviewFrames(context: BrowserContext, { frame, review }: Simulator, site: Site): Promise<string[]> {
  if (!frame || review.address) return []
  const page = await context.newPage()
  const faults: string[] = []
  for (const origin of [...review.embeddedBy, PARTNER, STRANGER]) {
    // Without scripts the game does not start.
    await page.goto(`${origin}/game?embed=sandbox`, { waitUntil: 'load' })
    const inner = page.frames().find((each) => each !== page.mainFrame())
    const shown = inner?.url() === site.game
    if (shown !== (origin !== STRANGER)) faults.push(shown ? `can be embedded by ${origin}` : `can't be embedded by ${origin}`)
  }
  await page.close()
  return faults
}
