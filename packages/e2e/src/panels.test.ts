// The panel of every simulated portal, without the internet: the game starts in it with the portal's script and the player whom the portal proves.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openBlindBrowser, openPage, simulatedInternet } from '@skystair/testing/browser'
import { newcomer, openPanel, simulatorsOf } from '@skystair/testing/portal'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'

const adapters = readdirSync(fileURLToPath(new URL('../../../adapters/', import.meta.url))).sort()
let browser: Browser
beforeAll(async () => {
  browser = await openBlindBrowser()
})
afterAll(() => browser.close())

describe('the panel', () => {
  it.concurrent.for(adapters)('of %s starts the game, proves its player and asks no real host', async (platform, { expect }) => {
    const { simulator } = await simulatorsOf(platform)
    const panel = await openPanel(platform)
    const asked: string[] = []
    const internet = await simulatedInternet(async ({ url }) => {
      asked.push(url)
      return undefined
    })
    const { page, close } = await openPage(browser, 900, 700, 'FAST', internet.context)
    await page.goto(panel.url)
    await page.frameLocator('iframe').locator('.sky-selection, .sky-advert').first().waitFor({ timeout: 120_000 })
    const proven = simulator.proof && !simulator.offers.namesOnRequest ? newcomer.id : 'nobody'
    await expect.poll(() => page.locator('#players').textContent()).toBe(`Proven: ${proven}`)
    const { canPay, pays, canReward, pauses, mutes } = simulator.offers
    const enabled = (group: string, value: string) => page.locator(`aside [data-${group}="${value}"]`).isEnabled()
    const switches = [
      await enabled('purchase', 'CLOSED'),
      await enabled('ad', 'SILENT'),
      await enabled('act', 'pause'),
      await enabled('act', 'mute'),
    ]
    expect(switches).toEqual([canPay && pays === 'OVER', canReward, pauses, mutes])
    expect(asked).toEqual([])
    await close()
    await internet.close()
    await panel.close()
  })
})
