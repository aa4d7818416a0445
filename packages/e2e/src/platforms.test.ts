import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SimulatedControls } from '@skystair/platform'
import type { Browser, BrowserContext, Frame, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './kit/browser.ts'
import { say } from './kit/words.ts'
import { newcomer, openPortal, type Portal, simulatorsOf } from './portal/portal.ts'

const adapters = readdirSync(fileURLToPath(new URL('../../../adapters/', import.meta.url))).sort()

interface Controls {
  readonly simulatedPortal: SimulatedControls
}

const t = (key: string, values?: Record<string, string | number>) => say('RU', key, values)

let browser: Browser
let portal: Portal
let context: BrowserContext
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
afterEach(async () => {
  await context.close()
  await portal.close()
})

/** A browser that reaches this machine and the portal's scripts, and nobody else; it keeps nothing for frames of other sites. */
async function visit(platform: string, options: Parameters<typeof openPortal>[1] = {}): Promise<{ page: Page; game: Page | Frame }> {
  portal = await openPortal(platform, options)
  context = await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce', locale: 'ru' })
  await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.25 }))
  await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, async (route) => {
    const asked = route.request()
    const { origin, pathname } = new URL(asked.url())
    const script = Object.entries(portal.scripts).find(([address]) => address.split('?')[0] === origin + pathname)?.[1]
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
    const body = asked.postDataBuffer()
    const init = { method: asked.method(), headers: asked.headers(), ...(body ? { body: new Uint8Array(body) } : {}) }
    const answer = options.host === 'BLOCKED' ? undefined : await portal.answer(new Request(asked.url(), init))
    if (!answer) return route.abort()
    const headers = { ...Object.fromEntries(answer.headers), 'access-control-allow-origin': '*' }
    return route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) })
  })
  const page = await context.newPage()
  await page.goto(portal.url)
  return { page, game: await gameIn(page) }
}

async function gameIn(page: Page): Promise<Page | Frame> {
  if (!portal.framed) return page
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The portal has no frame with the game')
  return frame
}

const begin = async (game: Page | Frame) => {
  await game.locator('.sky-selection').waitFor({ timeout: 60_000 })
  await game.getByRole('button', { name: t('selection.begin'), exact: true }).click()
  await game.locator('.sky-menu').waitFor({ timeout: 60_000 })
}

/** Opens the bank and begins the first purchase there is. Answers false where nothing is sold to this player. */
async function buy(game: Page | Frame): Promise<boolean> {
  await game.locator('.sky-plus').click()
  const offers = game.locator('.sky-options button:enabled')
  const none = game.getByText(t('bank.noSale'))
  await offers
    .first()
    .or(none)
    .or(game.getByText(t('bank.guest')))
    .first()
    .waitFor()
  expect((await none.count()) === 0).toBe(portal.offers.canPay)
  if ((await offers.count()) === 0) return false
  await offers.first().click()
  return true
}

const takes = (game: Page | Frame) => game.getByRole('button', { name: t('bank.take'), exact: true })

/** Lets the portal tell of the payment until its gems can be taken; takes them, and answers how many came to the purse. */
async function take(page: Page, game: Page | Frame): Promise<void> {
  let here = game
  for (let tries = 0; tries < 30 && (await takes(here).count()) === 0; tries++) {
    await portal.notify('PAY')
    await page.waitForTimeout(400)
    // Some portals lead away to a page of theirs, and back.
    if (!here.url().startsWith(new URL(portal.game).origin)) {
      await page.goto(portal.url)
      here = await gameIn(page)
      await here.locator('.sky-plus').click()
    }
  }
  await takes(here).first().click()
  await expect.poll(portal.gems).toHaveLength(1)
  const [gems] = await portal.gems()
  await expect.poll(() => here.locator('[data-resource="mithril"]').textContent()).toContain(String(gems))
}

describe.each(adapters)('on %s', (platform) => {
  it('the game begins, knows whom the portal proves, and sells what is sold there', async () => {
    const { page, game } = await visit(platform)
    await begin(game)
    const { proof } = (await simulatorsOf(platform)).simulator
    expect(await portal.identities()).toEqual(proof && !portal.offers.namesOnRequest ? [newcomer.id] : [])
    if (await buy(game)) await take(page, game)
  })

  it('a dead SDK leaves somebody who can play', async () => {
    const { game } = await visit(platform, { host: 'BLOCKED' })
    await game.locator('.sky-selection').waitFor({ timeout: 60_000 })
  })
})

describe('on the search portal', () => {
  it('a purchase whose window never answered is settled at the next start', async () => {
    const { game } = await visit('ya', { purchase: 'CLOSED' })
    await begin(game)
    await buy(game)
    await game.getByText(t('bank.purchase.WINDOW')).waitFor()
    // The game is closed before anybody hears of the payment; the portal holds it.
    await game.evaluate(() => location.reload())
    await game
      .locator('.sky-loading')
      .waitFor({ state: 'attached', timeout: 60_000 })
      .catch(() => {})
    await game.locator('.sky-plus').click({ timeout: 60_000 })
    await takes(game).first().click({ timeout: 60_000 })
    await expect.poll(portal.gems).toHaveLength(1)
  })

  it('an advert watched to its end gives gems, and play stops and goes on with the portal', async () => {
    const { game } = await visit('ya')
    await begin(game)
    await game.locator('.sky-plus').click()
    await game.getByRole('tab', { name: t('bank.tab.free') }).click()
    await game.getByRole('button', { name: t('bank.advert.watch'), exact: true }).click()
    await expect.poll(portal.gems).toHaveLength(1)
    await game.locator('.sky-panel .sky-close').click()
    const told = () => game.evaluate(() => (window as unknown as Controls).simulatedPortal.told.join(' '))
    await expect.poll(told).toMatch(/^ready.* start$/)
    await game.evaluate(() => (window as unknown as Controls).simulatedPortal.pause())
    await expect.poll(told).toMatch(/ start stop$/)
    await game.evaluate(() => (window as unknown as Controls).simulatedPortal.resume())
    await expect.poll(told).toMatch(/ stop start$/)
  })
})

it('in the social network a purchase that was cancelled changes nothing, and says so', async () => {
  const { game } = await visit('vk', { purchase: 'CANCEL' })
  await begin(game)
  await buy(game)
  await game.getByText(t('bank.purchase.CANCELLED')).waitFor()
  expect(await portal.gems()).toEqual([])
})

it('in the messenger a refund takes the gems back, and says so', async () => {
  const { page, game } = await visit('tg')
  await begin(game)
  await buy(game)
  await take(page, game)
  const [given] = await portal.gems()
  expect(await portal.notify('REFUND')).toBe(1)
  await expect.poll(portal.gems).toEqual([given, -given!])
  await expect.poll(() => game.locator('[data-resource="mithril"]').textContent()).toMatch(/^\D*0\D*$/)
})
