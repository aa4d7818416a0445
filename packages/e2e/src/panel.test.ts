// Uses the pages that `npm run portal` opens: with a window over the game, a page in a new tab and one that replaces the game, in a frame
// and without one.

import { openBlindBrowser, openPage, textOf, textPattern } from '@skystair/testing/browser'
import { buyFirst, newcomer, openPanel, type Panel } from '@skystair/testing/portal'
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const t = (key: string) => textOf('RU', key)

let browser: Browser
let panel: Panel
let context: BrowserContext
let page: Page
let game: FrameLocator

beforeAll(async () => {
  browser = await openBlindBrowser()
})
afterEach(async () => {
  await context.close()
  await panel.close()
})
afterAll(() => browser.close())

/** Returns a button of the panel by its group and value. */
const turn = (group: string, value: string) => page.locator(`aside [data-${group}="${value}"]`)
const press = (group: string, value: string) => turn(group, value).click()
const ledger = () => page.locator('#gems').textContent()
const named = (key: string) => game.getByRole('button', { name: t(key), exact: true })

async function startPlaying(): Promise<void> {
  await game.locator('.sky-selection, .sky-menu').first().waitFor()
  if (await named('selection.begin').isVisible()) await named('selection.begin').click()
  await game.locator('.sky-menu').waitFor()
}

/** Opens the game again. Until the page is loaded, it still shows the game of before. */
async function openAgain(): Promise<void> {
  const loaded = page.waitForEvent('load')
  await press('open', 'again')
  await loaded
  await startPlaying()
}

/** Clicks in the bank until the game requests a purchase from the server; pays it on the pay page, if there is one. */
async function order(way: 'PAY' | 'CANCEL' | 'CLOSED', pays: string): Promise<void> {
  if (pays === 'OVER') await press('purchase', way)
  if ((await game.locator('.sky-bank:not(.sky-leaving *)').count()) === 0) await game.locator('.sky-plus').click()
  await game.getByRole('tab', { name: t('bank.tab.gems') }).click()
  const beside = pays === 'BESIDE' ? context.waitForEvent('page') : null
  await buyFirst(page, game)
  const place = (await beside) ?? (pays === 'INSTEAD' ? game : null)
  if (!place || way === 'CLOSED') return
  await place.getByRole('button', { name: way, exact: true }).click()
  await place.getByRole('link').waitFor()
  if (place !== game) return (place as Page).close()
  await place.getByRole('link').click()
  await startPlaying()
  await game.locator('.sky-plus').click()
}

const portals = [
  { platform: 'vk', pays: 'OVER' },
  { platform: 'crazygames', pays: 'BESIDE' },
  { platform: 'beeline', pays: 'INSTEAD' },
] as const

describe('the panel of a simulated portal', () => {
  it.each(portals)('works on $platform', async ({ platform, pays }) => {
    panel = await openPanel(platform)
    ;({ page } = await openPage(browser, 900, 700, 'FAST'))
    context = page.context()
    context.setDefaultTimeout(60_000)
    await page.goto(panel.url)
    game = page.frameLocator('iframe')

    await startPlaying()
    await expect.poll(() => page.locator('#players').textContent()).toBe(`Proven: ${newcomer.id}`)

    await order('CANCEL', pays)
    await expect.poll(ledger).toBe('Ledger of gems: empty')
    if (pays !== 'INSTEAD') await game.locator('.sky-panel-foot .sky-button').click()
    await order('PAY', pays)
    await named('bank.take').first().click()
    await expect.poll(ledger).toMatch(/^Ledger of gems: \d+$/)
    const gems = /\d+/.exec((await ledger()) ?? '')![0]

    await press('money', 'refund')
    await expect.poll(ledger).toBe(`Ledger of gems: ${gems}, -${gems}`)
    await openAgain()

    await order('CLOSED', pays)
    await press('money', 'tab')
    await openAgain()
    await game.locator('.sky-plus').click()
    await named('bank.take').first().click()
    await expect.poll(ledger).toBe(`Ledger of gems: ${gems}, -${gems}, ${gems}`)
    await game.locator('.sky-panel:not(.sky-leaving *) .sky-close').click()

    if (await turn('ad', 'WATCHED').isEnabled()) {
      await press('ad', 'WATCHED')
      await game.locator('.sky-plus').click()
      await game.getByRole('tab', { name: t('bank.tab.free') }).click()
      await named('bank.advert.watch').click()
      await expect.poll(ledger).toMatch(/^Ledger of gems: \d+, -\d+, \d+, \d+$/)
    }
    // With a corrupt signature the player is a guest and gets a message.
    await press('corrupt', 'yes')
    await game.getByText(textPattern('RU', 'platform.asGuest')).first().waitFor()
    await game.locator('.sky-selection').waitFor()
    expect(await turn('corrupt', 'yes').getAttribute('aria-pressed')).toBe('true')
  })
})
