import type { HostMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import type { Browser, BrowserContext, CDPSession, Frame, Page } from 'playwright'
import { expect } from 'vitest'
import { type Drawn, drawNothing } from '../browser/skip-drawing.ts'
import { like, say } from '../browser/texts.ts'
import { buyFirst } from './buy-first.ts'
import { openPortal, type Portal } from './portal.ts'

type Place = Page | Frame
type Controls = { readonly simulatedPortal: SimulatedControls }
type Heard = { readonly contexts: AudioContext[] }

const PATIENCE = 60_000

export const t = (key: string, values?: Record<string, string | number>) => say('RU', key, values)

/** Runs in a page before its scripts: keeps what sounds. */
function keepSounds(): void {
  const heard = Object.assign(window, { contexts: [] } satisfies Heard) as Window & Heard
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      heard.contexts.push(this)
    }
  }
}

/** Runs in a page before its scripts: strict browsers let a frame of another site keep nothing at all. */
function refuseStorage(): void {
  if (window === window.top) return
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
}

/** As browsers do that refuse the cookies of frames of other sites. */
async function refuseCookies(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
}

/** Somebody with a weak device on a simulated portal: their browser, the portal's page, and the game in it. */
export class Visit {
  readonly portal: Portal
  readonly context: BrowserContext
  readonly page: Page
  readonly game: Place

  private constructor(portal: Portal, context: BrowserContext, page: Page, game: Place) {
    this.portal = portal
    this.context = context
    this.page = page
    this.game = game
  }

  /** In a browser that reaches this machine and the portal's servers, and nobody else. */
  static async begin(browser: Browser, platform: string, host: HostMode = 'WELL'): Promise<Visit> {
    const portal = await openPortal(platform, { host })
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce', locale: 'ru' })
    context.setDefaultTimeout(PATIENCE)
    await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.25 }))
    await context.addInitScript(drawNothing)
    await context.addInitScript(keepSounds)
    await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, async (route) => {
      const asked = route.request()
      const { origin, pathname } = new URL(asked.url())
      const script = Object.entries(portal.scripts).find(([address]) => address.split('?')[0] === origin + pathname)?.[1]
      if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
      const body = asked.postDataBuffer()
      const init = { method: asked.method(), headers: asked.headers(), ...(body ? { body: new Uint8Array(body) } : {}) }
      const answer = host === 'BLOCKED' ? undefined : await portal.answer(new Request(asked.url(), init))
      if (!answer) return route.abort()
      const headers = { ...Object.fromEntries(answer.headers), 'access-control-allow-origin': '*' }
      return route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) })
    })
    if (host === 'BLOCKED') await context.addInitScript(refuseStorage)
    const page = await context.newPage()
    await refuseCookies(await context.newCDPSession(page))
    await page.goto(portal.url)
    const frame = portal.framed ? await (await page.waitForSelector('iframe')).contentFrame() : null
    if (portal.framed && !frame) throw new Error('The portal has no frame with the game')
    return new Visit(portal, context, page, frame ?? page)
  }

  async end(): Promise<void> {
    await this.context.close()
    await this.portal.close()
  }

  button = (key: string) => this.game.getByRole('button', { name: t(key), exact: true })

  /** Sees a text of the game, whatever its values are. */
  sees = (key: string) => this.game.getByText(like('RU', key)).first().waitFor()

  /** Chooses the hero put forward and stands on the road. */
  async setOut(): Promise<void> {
    await this.game.locator('.sky-selection').waitFor()
    await this.button('selection.begin').click()
    const menu = this.game.locator('.sky-menu')
    await menu.waitFor()
    expect(await menu.isVisible()).toBe(true)
  }

  /** Opens the bank at what is sold, paying in the given way where there are several. */
  async openBank(method?: RegExp): Promise<void> {
    if ((await this.game.locator('.sky-bank').count()) === 0) await this.game.locator('.sky-plus').click()
    await this.game.getByRole('tab', { name: t('bank.tab.gems') }).click()
    if (method) await this.game.getByRole('radio', { name: method }).check({ force: true })
  }

  closeBank = () => this.game.locator('.sky-panel .sky-close').click()

  /** Looks no longer at the purchase, and at the bank again. */
  leavePurchase = () => this.game.locator('.sky-panel-foot .sky-button').click()

  /** Begins to buy the first thing there is, where the portal's window does as `way` says. Answers the pay page, where there is one. */
  async order(way: PurchaseMode, method?: RegExp): Promise<Place | null> {
    const { pays } = this.portal.offers
    await this.behave(way)
    await this.openBank(method)
    const beside = pays === 'BESIDE' ? this.context.waitForEvent('page') : null
    await buyFirst(this.page, this.game)
    return pays === 'INSTEAD' ? this.game : beside
  }

  /** Buys, in a window whose notices come at once. Where a pay page leads back to the game, the bank is open again. */
  async buy(way: 'PAY' | 'CANCEL', method?: RegExp): Promise<void> {
    const place = await this.order(way, method)
    if (!place) await this.portal.notify(way)
    else if (await this.#payAt(place, way)) {
      // A browser lets no page from outside lead to this machine: the way back is gone by its address.
      await this.game.goto((await this.game.getByRole('link').getAttribute('href')) ?? '')
      await this.game.locator('.sky-menu').waitFor()
      await this.openBank()
    }
  }

  /** Does something on a pay page. Answers whether it stands in the game's place; one beside the game is closed. */
  async #payAt(place: Place, way: PurchaseMode): Promise<boolean> {
    await place.getByRole('button', { name: way, exact: true }).click()
    await place.getByRole('link').waitFor()
    if (place === this.game) return true
    await (place as Page).close()
    return false
  }

  /** Pays when the game is closed already, so that nobody tells it: the portal tells our server, or holds the purchase. Then comes again. */
  async payUnseen(method?: RegExp): Promise<void> {
    await this.openBank(method)
    const before = (await this.told()).length
    const place = await this.order('CLOSED', method)
    if (!place) await expect.poll(async () => (await this.told()).length).toBeGreaterThan(before)
    if (place !== this.game) await this.game.goto('about:blank')
    if (place) await this.#payAt(place, 'CLOSED')
    else await this.portal.notify('PAY')
    await this.portal.behave({ purchase: 'PAY' })
    await this.game.goto(this.portal.game)
    await this.game.locator('.sky-menu').waitFor()
  }

  /** Takes what was bought; answers how many gems came, by the ledger, once the player sees them. */
  async take(): Promise<number> {
    const before = await this.portal.gems()
    await this.button('bank.take').first().click()
    await expect.poll(async () => (await this.portal.gems()).length).toBe(before.length + 1)
    await this.seesPurse()
    return (await this.portal.gems()).at(-1)!
  }

  /** What stands over the road is what the ledger says. */
  async seesPurse(): Promise<void> {
    const sum = (await this.portal.gems()).reduce((sum, gems) => sum + gems, 0)
    const pill = this.game.locator('[data-resource="mithril"] .sky-num > span').first()
    await expect.poll(() => pill.textContent(), { timeout: PATIENCE }).toBe(String(sum))
  }

  /** How purchases go from now on. */
  async behave(purchase: PurchaseMode): Promise<void> {
    await this.portal.behave({ purchase })
    await this.onStandIn((portal, purchase) => Object.assign(portal, { purchase }), purchase)
  }

  /** Moves the portal's stand-in, which is in the game's page or around it, where there is one. */
  async onStandIn<Told, Result>(move: (portal: SimulatedControls, told: Told) => Result, told: Told): Promise<Result | undefined> {
    const places = this.game === this.page ? [this.page] : [this.game, this.page]
    for (const place of places)
      if (await place.evaluate(() => 'simulatedPortal' in window))
        return (await place.evaluate(
          ([source, told]) => new Function(`return (${source})`)()((window as unknown as Controls).simulatedPortal, told),
          [String(move), told] as const,
        )) as Result
    return undefined
  }

  told = async () => (await this.onStandIn(({ told }) => told, null)) ?? []

  /** What the portal was told of play, oldest first. */
  play = async () =>
    (await this.told()).filter((word) => /^(gameplay)?(start|stop)$/i.test(word)).map((word) => word.replace('gameplay', '').toLowerCase())

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

  isHeard = (): Promise<boolean> =>
    this.game.evaluate(() => (window as unknown as Heard).contexts.some((context) => context.state === 'running'))
}
