import { RoadBot } from '@skystair/testing/bots'
import {
  animationsEnd,
  type GameServer,
  type OpenPage,
  openBrowser,
  openPage,
  pictureDifference,
  startServer,
} from '@skystair/testing/browser'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Which part of two pictures of the same scene may differ: lights go on breathing. */
const ALIKE = 0.02
/** The same without a graphics card: light is laid over, not added, and nothing flies about. */
const SIMILAR = 0.3

let browser: Browser
let server: GameServer
let usual: Awaited<ReturnType<typeof onRoad>>
/** The road as it usually looks. */
let road: Buffer

beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer()
  usual = await onRoad()
  road = await look(usual.open.page)
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** A newcomer on the road, with nothing over it. */
async function onRoad(prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<{ open: OpenPage; bot: RoadBot }> {
  const open = await openPage(browser, 320, 480)
  await prepare(open.page)
  const bot = new RoadBot(open.page, server.url, 'EN')
  await bot.open()
  await bot.begin()
  await bot.closeDialogs()
  return { open, bot }
}

/** The page once its curtain is open and what came in stands still. */
async function look(page: Page): Promise<Buffer> {
  await animationsEnd(page)
  let last = await page.screenshot()
  for (let tries = 0; tries < 30; tries++) {
    const before = last
    last = await page.screenshot()
    if ((await pictureDifference(last, before)) < ALIKE / 10) return last
  }
  throw new Error('The page does not come to rest.')
}

/** Takes the graphics card's memory away and gives it back, as a device does that was asleep. Answers whether it was gone. */
const loseGraphics = (page: Page): Promise<boolean> =>
  page.locator('.sky-canvas canvas').evaluate(async (element) => {
    const canvas = element as HTMLCanvasElement
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
    const extension = gl?.getExtension('WEBGL_lose_context')
    const once = (event: string) => new Promise((done) => canvas.addEventListener(event, done, { once: true }))
    const lost = once('webglcontextlost')
    extension?.loseContext()
    await lost
    // Before everybody was told it can't be given back.
    await new Promise((done) => setTimeout(done, 100))
    const gone = gl?.isContextLost() ?? false
    const restored = once('webglcontextrestored')
    extension?.restoreContext()
    await restored
    return gone
  })

it('is never seen empty while the page changes its size, nor while the game rests', async () => {
  const { page } = usual.open
  // Told after the game was told, and before the page is painted.
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.sky-canvas canvas')!
    const copy = Object.assign(document.createElement('canvas'), { width: 16, height: 16 }).getContext('2d')!
    const seen: number[] = []
    new ResizeObserver(() => {
      copy.drawImage(canvas, 0, 0, 16, 16)
      seen.push(Math.max(...copy.getImageData(0, 0, 16, 16).data.filter((_, i) => i % 4 < 3)))
    }).observe(canvas.parentElement!)
    Object.assign(window, { seen })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  const pause = (hidden: boolean) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'hidden', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  for (const rests of [false, true]) {
    await pause(rests)
    for (const width of [340, 360, 320]) {
      const before = (await seen()).length
      await page.setViewportSize({ width, height: 480 })
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(before)
    }
  }
  await pause(false)
  expect(Math.min(...(await seen()).slice(1))).toBeGreaterThan(60)
})

it('shows road and fight as before when the graphics card has lost them', async () => {
  const { open, bot } = usual
  const { page } = open
  expect(await loseGraphics(page)).toBe(true)
  expect(await pictureDifference(await look(page), road)).toBeLessThan(ALIKE)

  await bot.findBattle()
  const fight = await look(page)
  expect(await pictureDifference(fight, road)).toBeGreaterThan(SIMILAR)
  expect(await loseGraphics(page)).toBe(true)
  expect(await pictureDifference(await look(page), fight)).toBeLessThan(ALIKE)
  expect(open.errors).toEqual([])
  await open.close()
})

it('is shown and played without a graphics card, too', async () => {
  const { open, bot } = await onRoad((page) =>
    page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
          return kind.includes('webgl') ? null : Reflect.apply(real, this, [kind, ...more])
        },
      })
    }),
  )
  // Whoever draws without one is slow: one look is enough, as soon as the curtain is open.
  await expect.poll(async () => pictureDifference(await open.page.screenshot(), road), { timeout: 60_000 }).toBeLessThan(SIMILAR)
  await bot.findBattle()
  await bot.fight()
  expect((await bot.player()).battleId).toBeNull()
  expect(open.errors).toEqual([])
  await open.close()
})
