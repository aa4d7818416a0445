import { RoadBot } from '@skystair/testing/bots'
import { type GameServer, openBlindBrowser, openPage, startServer } from '@skystair/testing/browser'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

let browser: Browser
let server: GameServer
beforeAll(async () => {
  browser = await openBlindBrowser()
  server = await startServer({ RATE_FACTOR: '10' })
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const numbers = { act: 0, back: 1, next: 5, up: 12, right: 15 } as const
type PadButton = keyof typeof numbers

declare global {
  interface Window {
    pad: { axes: number[]; buttons: { pressed: boolean }[] }
  }
}

/** Runs in the page before its scripts: browsers have no gamepads in tests. */
function plugIn(): void {
  window.pad = { axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) }
  navigator.getGamepads = () => [window.pad] as unknown as Gamepad[]
}

/** Presses a button for so many frames, and waits as many after it: the game looks at the gamepad once in a frame. */
const press = (page: Page, button: PadButton, frames = 4): Promise<void> =>
  page.evaluate(
    async ([index, count]) => {
      const held = window.pad.buttons[index]!
      for (const pressed of [true, false]) {
        held.pressed = pressed
        for (let passed = 0; passed < count; passed++) await new Promise(requestAnimationFrame)
      }
    },
    [numbers[button], frames] as const,
  )

it('can be played from the first page through the first fight by gamepad alone', async () => {
  const open = await openPage(browser, 600, 900, 'FAST')
  const { page } = open
  await page.addInitScript(plugIn)
  const bot = new RoadBot(page, server.url, 'EN')
  await bot.open()
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const focus = async (name: string) => {
    for (let stop = 0; stop < 40 && (await focused()) !== name; stop++) await press(page, 'next')
    expect(await focused()).toBe(name)
  }
  // The gamepad's area is loaded once the browser is idle.
  await expect.poll(() => press(page, 'next').then(() => page.locator('.sky-gamepad').count()), { timeout: 60_000 }).toBe(1)
  await focus(bot.t('selection.begin'))
  await press(page, 'act')
  await page.locator('.sky-menu').waitFor()
  const bar = page.locator('.sky-battle-bar')
  for (let step = 0; step < 120 && !(await bar.isVisible()); step++) {
    if ((await bot.dialogs.count()) > 0) await press(page, 'back')
    else {
      await page.evaluate(() => document.querySelector<HTMLElement>('.sky-frame')?.focus())
      await press(page, 'up', 24)
      await press(page, 'act')
    }
  }
  const over = page.locator('.sky-won, .sky-lost')
  for (let turn = 0; turn < 200 && (await over.count()) === 0; turn++) {
    for (const button of ['right', 'right', 'act'] as const) await press(page, button)
    await page.waitForTimeout(200)
  }
  await over.waitFor()
  await focus(bot.t('battle.onwards'))
  await press(page, 'act')
  await page.locator('.sky-menu').waitFor()
  expect((await bot.player()).currentExp).toBeGreaterThan(0)
  expect(open.errors).toEqual([])
  await open.close()
})
