import type { HostMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import type { Browser, BrowserContext, CDPSession, Frame, Page } from 'playwright'
import { expect } from 'vitest'
import { isSounding } from '../browser/audio-contexts.ts'
import { forAllOrigins, type SimulatedInternet, simulatedInternet } from '../browser/simulated-internet.ts'
import type { Drawn } from '../browser/skip-drawing.ts'
import { textOf, textPattern } from '../browser/texts.ts'
import { buyFirst } from './buy-first.ts'
import { pageScripts } from './page-scripts.ts'
import { openPortal, type Portal } from './portal.ts'
import { onStandIn } from './stand-in.ts'

type Place = Page | Frame

const TIMEOUT = 120_000

/** The end of a selector. A window that closes is shown for a while longer, as a copy. */
const OPEN = ':not(.sky-leaving *)'

export const t = (key: string, values?: Record<string, string | number>) => textOf('RU', key, values)

/** Runs in a page before its scripts: denies storage to frames, as strict browsers do for frames of other sites. */
function refuseStorage(): void {
  if (window === window.top) return
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
}

/** Makes the browser refuse third-party cookies. */
async function refuseCookies(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
}

/** A player with a weak device on a simulated portal: the browser, the portal's page, and the game in it. */
export class Visit {
  readonly portal: Portal
  readonly context: BrowserContext
  readonly page: Page
  readonly game: Place
  readonly #internet: SimulatedInternet

  private constructor(portal: Portal, internet: SimulatedInternet, context: BrowserContext, page: Page, game: Place) {
    this.portal = portal
    this.#internet = internet
    this.context = context
    this.page = page
    this.game = game
  }

  /** Opens the portal in a browser that can reach only this machine and the portal's servers. */
  static async begin(browser: Browser, platform: string, host: HostMode = 'WELL'): Promise<Visit> {
    const portal = await openPortal(platform, { host })
    const respond = forAllOrigins((request) => portal.respond(request))
    const internet = await simulatedInternet(async (request) => {
      const { origin, pathname } = new URL(request.url)
      const script = Object.entries(portal.scripts).find(([address]) => address.split('?')[0] === origin + pathname)?.[1]
      if (script !== undefined) return new Response(script, { headers: { 'content-type': 'text/javascript' } })
      return host === 'BLOCKED' ? undefined : respond(request)
    })
    const context = await browser.newContext({
      ...{ viewport: { width: 360, height: 640 }, locale: 'ru' },
      // Without motion nothing would be drawn, paused or not.
      ...(portal.offers.pauses ? {} : { reducedMotion: 'reduce' as const }),
      ...internet.context,
    })
    context.setDefaultTimeout(TIMEOUT)
    for (const script of pageScripts(portal.offers)) await context.addInitScript(script)
    if (host === 'BLOCKED') await context.addInitScript(refuseStorage)
    const page = await context.newPage()
    await refuseCookies(await context.newCDPSession(page))
    await page.goto(portal.url)
    const frame = portal.framed ? await (await page.waitForSelector('iframe')).contentFrame() : null
    if (portal.framed && !frame) throw new Error('The portal has no frame with the game')
    return new Visit(portal, internet, context, page, frame ?? page)
  }

  async end(): Promise<void> {
    await this.context.close()
    await this.#internet.close()
    await this.portal.close()
  }

  button = (key: string) => this.game.getByRole('button', { name: t(key), exact: true })

  /** Waits until the game shows a text, whatever its values are. */
  waitForText = (key: string) => this.game.getByText(textPattern('RU', key)).first().waitFor()

  /** Presses the button that follows each advert on portals that require it. */
  async comeBack(): Promise<void> {
    if (this.portal.offers.startsWithAdvert) await this.button('advert.play').click()
  }

  /** Accepts the suggested hero and waits for the road. */
  async startPlaying(): Promise<void> {
    await this.comeBack()
    await this.game.locator('.sky-selection').waitFor()
    await this.button('selection.begin').click()
    const menu = this.game.locator('.sky-menu')
    await menu.waitFor()
    expect(await menu.isVisible()).toBe(true)
  }

  /** Opens the gems tab of the bank and chooses the payment method if one is given. */
  async openBank(method?: RegExp): Promise<void> {
    if ((await this.game.locator(`.sky-bank${OPEN}`).count()) === 0) await this.game.locator('.sky-plus').click()
    await this.#pressErrors()
    await this.game.getByRole('tab', { name: t('bank.tab.gems') }).click()
    if (method) await this.game.getByRole('radio', { name: method }).check({ force: true })
  }

  /** Presses away the messages about errors, which stay until then, over the tabs of a narrow window. */
  async #pressErrors(): Promise<void> {
    const errors = this.game.locator('.sky-toast-bad')
    while ((await errors.count()) > 0) await errors.first().click()
  }

  closeBank = () => this.game.locator(`.sky-panel${OPEN} .sky-close`).click()

  /** Resolves with whether a window is open. */
  hasWindow = async (): Promise<boolean> => (await this.game.locator(`.sky-panel${OPEN}`).count()) > 0

  /** Closes the window of the running purchase, which leads back to the bank. */
  leavePurchase = () => this.game.locator('.sky-panel-foot .sky-button').click()

  /**
   * Starts to buy the first offer; the portal's window behaves as `way` says. Returns the pay page, or null if the portal uses its own
   * window.
   */
  async order(way: PurchaseMode, method?: RegExp): Promise<Place | null> {
    const { pays } = this.portal.offers
    await this.behave(way)
    await this.openBank(method)
    const beside = pays === 'BESIDE' ? this.context.waitForEvent('page') : null
    await buyFirst(this.page, this.game)
    // The page opens empty in the click, and shows the pay page once there is an order.
    await (await beside)?.waitForURL((url) => url.href !== 'about:blank')
    return pays === 'INSTEAD' ? this.game : beside
  }

  /** Buys the first offer and lets the notices arrive. Ends in the open bank. */
  async buy(way: 'PAY' | 'CANCEL', method?: RegExp): Promise<void> {
    const place = await this.order(way, method)
    if (!place) await this.portal.notify(way)
    else if (await this.#payAt(place, way)) {
      // The browser lets no external page lead to this machine: the link's address is opened instead.
      await this.game.goto((await this.game.getByRole('link').getAttribute('href')) ?? '')
      await this.game.locator('.sky-menu').waitFor()
      await this.openBank()
    }
  }

  /** Clicks a button of a pay page. Returns true if the page replaced the game; a page beside the game is closed. */
  async #payAt(place: Place, way: PurchaseMode): Promise<boolean> {
    await place.getByRole('button', { name: way, exact: true }).click()
    await place.getByRole('link').waitFor()
    if (place === this.game) return true
    await (place as Page).close()
    return false
  }

  /**
   * Pays after the game was closed, so that the client receives no result: the portal sends a notice or keeps the purchase. Then opens the
   * game again.
   */
  async payAfterClosing(method?: RegExp): Promise<void> {
    await this.openBank(method)
    const before = (await this.portalCalls()).length
    const place = await this.order('CLOSED', method)
    if (!place) await expect.poll(async () => (await this.portalCalls()).length).toBeGreaterThan(before)
    if (place !== this.game) await this.game.goto('about:blank')
    if (place) await this.#payAt(place, 'CLOSED')
    else await this.portal.notify('PAY')
    await this.portal.behave({ purchase: 'PAY' })
    await this.game.goto(this.portal.game)
    await this.game.locator('.sky-menu').waitFor()
  }

  /** Takes the purchased gems. Returns their amount by the ledger once the game shows them. */
  async take(): Promise<number> {
    const before = await this.portal.gems()
    await this.button('bank.take').first().click()
    await expect.poll(async () => (await this.portal.gems()).length).toBe(before.length + 1)
    await this.checkPurse()
    return (await this.portal.gems()).at(-1)!
  }

  /** Checks that the game shows the amount of gems that the ledger has. */
  async checkPurse(): Promise<void> {
    const sum = (await this.portal.gems()).reduce((sum, gems) => sum + gems, 0)
    const pill = this.game.locator('[data-resource="mithril"] .sky-num > span').first()
    await expect.poll(() => pill.textContent(), { timeout: TIMEOUT }).toBe(String(sum))
  }

  /** Sets how purchases end from now on. */
  async behave(purchase: PurchaseMode): Promise<void> {
    await this.portal.behave({ purchase })
    await this.onStandIn((portal, purchase) => Object.assign(portal, { purchase }), purchase)
  }

  /** Runs `use` on the controls of the portal's stand-in. Returns undefined if the portal has none. */
  onStandIn = <Value, Result>(use: (portal: SimulatedControls, value: Value) => Result, value: Value): Promise<Result | undefined> =>
    onStandIn(this, use, value)

  /** The calls of the game to the portal, in order. */
  portalCalls = async () => (await this.onStandIn(({ calls }) => calls, null)) ?? []

  /** `start` and `stop` for each beginning and end of play that the game reported to the portal, in order. */
  playCalls = async () =>
    (await this.portalCalls())
      .filter((call) => /^(gameplay)?(start|stop)$/i.test(call))
      .map((call) => call.replace('gameplay', '').toLowerCase())

  /** Whether any of a number of pictures is drawn. */
  isDrawn = (): Promise<boolean> =>
    this.game.evaluate(
      () =>
        new Promise((done) => {
          const { drawn } = window as unknown as Drawn
          const look = (left: number) =>
            left === 0 ? done((window as unknown as Drawn).drawn > drawn) : requestAnimationFrame(() => look(left - 1))
          look(12)
        }),
    )

  isSounding = (): Promise<boolean> => isSounding(this.game)
}
