import { RoadBot } from '@skystair/testing/bots'
import { allLoaded, openPage } from '@skystair/testing/browser'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer()

/** Returns how often the game draws something on its canvas in a number of frames of the page. */
const drawnIn = (page: Page, frames: number): Promise<number> =>
  page.evaluate(
    (count) =>
      new Promise((done) => {
        const drawn = () => (window as unknown as { drawn: number }).drawn
        const before = drawn()
        const look = (left: number): unknown => (left === 0 ? done(drawn() - before) : requestAnimationFrame(() => look(left - 1)))
        look(count)
      }),
    frames,
  )

it('draws nothing while nothing moves, again with the first step, and nothing off the screen, where the game goes on', async () => {
  const { page, errors, close } = await openPage(opened.browser, 390, 844, 'BLIND')
  const bot = new RoadBot(page, opened.server.url, 'EN')
  await bot.open()
  await bot.begin()
  await allLoaded(page)
  await bot.closeDialogs()
  await expect.poll(() => drawnIn(page, 60)).toBe(0)

  const { coordinate } = await bot.player()
  await page.locator('.skystair').focus()
  await page.keyboard.down('ArrowUp')
  await expect.poll(() => drawnIn(page, 10)).toBeGreaterThan(0)
  // Off the screen the game goes on, and nothing of it is drawn.
  const place = (top: string) =>
    page.locator('.skystair').evaluate((element, value) => Object.assign(element.style, { translate: value }), `0 ${top}`)
  await place('-300vh')
  await expect.poll(() => drawnIn(page, 20)).toBe(0)
  await expect.poll(async () => (await bot.player()).coordinate).toBeGreaterThan(coordinate)
  await page.keyboard.up('ArrowUp')
  await place('0')
  await expect.poll(() => drawnIn(page, 60)).toBe(0)
  await page.setViewportSize({ width: 600, height: 900 })
  await expect.poll(() => drawnIn(page, 60)).toBe(0)
  expect(errors).toEqual([])
  await close()
})

it('draws nothing below a window that fills the view, with all motion', async () => {
  const { page, close } = await openPage(opened.browser, 390, 844, 'LIVELY')
  const bot = new RoadBot(page, opened.server.url, 'EN')
  await bot.open()
  await bot.begin()
  await allLoaded(page)
  await bot.closeDialogs()
  expect(await drawnIn(page, 20)).toBeGreaterThan(0)
  await bot.press('hud.heroes')
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => drawnIn(page, 60)).toBe(0)
  await bot.closeTop()
  await expect.poll(() => drawnIn(page, 20)).toBeGreaterThan(0)
  await close()
})
