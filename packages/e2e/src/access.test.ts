import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from './kit/browser.ts'
import { Climber } from './kit/climber.ts'
import { Keyboarder } from './kit/keyboarder.ts'
import { type OpenPage, openPage } from './kit/open-page.ts'
import { type GameServer, startServer } from './kit/server.ts'

let browser: Browser
let server: GameServer
let open: OpenPage

beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer({ RATE_FACTOR: '10' })
})
beforeEach(async () => {
  open = await openPage(browser)
})
afterEach(() => open.close())
afterAll(async () => {
  await browser.close()
  await server.close()
})

it('can be climbed to stair 3 by keys alone', async () => {
  const climber = new Climber(open.page, server.url, 'EN')
  const keys = new Keyboarder(climber)
  await climber.open()
  await keys.use('selection.begin')
  await open.page.locator('.sky-menu').waitFor()
  for (let fights = 0; fights < 12 && (await climber.player()).stair < 3; fights++) {
    await keys.walkToFight()
    await keys.fight()
  }
  expect((await climber.player()).stair).toBeGreaterThanOrEqual(3)
  expect(open.errors).toEqual([])
})

describe.each([
  { mode: 'ORIGINAL', lang: 'RU' },
  { mode: 'MODERN', lang: 'EN' },
] as const)('in $mode and $lang', ({ mode, lang }) => {
  it('axe finds nothing on any screen and in any window', async () => {
    const { page } = open
    const climber = new Climber(page, server.url, lang)
    const look = (where: string) => nothingFound(page, `${where} ${mode} ${lang}`)
    await page.goto(`${server.url}/?lang=${lang}&mode=${mode}`)
    await page.locator('.sky-selection').waitFor()
    await look('selection')
    await climber.begin()
    await climber.clearTheWay()
    await look('road')
    const windows = [
      ['hud.heroes'],
      ['hud.daily'],
      ['hud.manual'],
      ['hud.news'],
      ['hud.settings'],
      ['hud.settings', 'settings.register'],
      ['hud.settings', 'settings.login'],
      ['hud.settings', 'settings.credits'],
      ['hud.settings', 'settings.fairness'],
    ]
    for (const [first, ...rest] of windows) {
      await page
        .locator('.sky-menu, .sky-corner')
        .getByRole('button', { name: climber.t(first as string) })
        .click()
      for (const key of rest) await climber.button(key).click()
      await page.getByRole('dialog').waitFor()
      await look([first, ...rest].join(' › '))
      for (let tries = 0; tries < 4 && (await page.getByRole('dialog').count()) > 0; tries++) {
        await page.keyboard.press('Escape')
        await page.waitForTimeout(150)
      }
    }
    for (let step = 0; step < 20; step++) if (await climber.step()) break
    await look('battle')
    await climber.fight(() => look('result'))
  })
})

async function nothingFound(page: Page, where: string): Promise<void> {
  // What still fades in has the colours of neither before nor after.
  await page.waitForTimeout(600)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${where}: ${id} ${target.join(' ')} ${failureSummary}`),
    ),
  ).toEqual([])
}
