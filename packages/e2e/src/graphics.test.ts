import { RoadBot } from '@skystair/testing/bots'
import {
  type GameServer,
  graphicsCard,
  type OpenPage,
  openBlindBrowser,
  openPage,
  pictureDifference,
  startServer,
} from '@skystair/testing/browser'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fewerFrames, stillPicture } from './still-picture.ts'

/** The share of two pictures of the same scene that may differ: lights keep pulsing. */
const ALIKE = 0.02
/** The share by which a fight differs from the road at least. */
const DIFFERENT = 0.3

let browser: Browser
let server: GameServer
let usual: Awaited<ReturnType<typeof onRoad>>
/** A picture of the road in its normal state. */
let road: Buffer

beforeAll(async () => {
  browser = await openBlindBrowser()
  server = await startServer()
  usual = await onRoad((page) => page.addInitScript(graphicsCard))
  road = await stillPicture(usual.open.page)
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** Opens the road as a new player, without windows above it. */
async function onRoad(prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<{ open: OpenPage; bot: RoadBot }> {
  const open = await openPage(browser, 320, 480)
  await open.page.addInitScript(fewerFrames)
  await prepare(open.page)
  const bot = new RoadBot(open.page, server.url, 'EN')
  await bot.open()
  await bot.begin()
  await bot.closeDialogs()
  return { open, bot }
}

/** Takes the graphics context away and restores it, as a device does after sleep. Returns true if it was lost. */
const loseGraphics = (page: Page): Promise<boolean> =>
  page.locator('.sky-canvas canvas').evaluate(async (element) => {
    const canvas = element as HTMLCanvasElement
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
    const extension = gl?.getExtension('WEBGL_lose_context')
    const once = (event: string) => new Promise((done) => canvas.addEventListener(event, done, { once: true }))
    const lost = once('webglcontextlost')
    extension?.loseContext()
    await lost
    // It can be restored only after all listeners were called.
    await new Promise((done) => setTimeout(done, 100))
    const gone = gl?.isContextLost() ?? false
    const restored = once('webglcontextrestored')
    extension?.restoreContext()
    await restored
    return gone
  })

it('is never empty while the page changes its size, nor while the game is paused', async () => {
  const { page } = usual.open
  // Reported after the game's own listeners, and before the page is painted.
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

it('shows road and battle as before after the graphics context was lost', async () => {
  const { open, bot } = usual
  const { page } = open
  expect(await loseGraphics(page)).toBe(true)
  expect(await pictureDifference(await stillPicture(page), road)).toBeLessThan(ALIKE)

  await bot.findBattle()
  const fight = await stillPicture(page)
  expect(await pictureDifference(fight, road)).toBeGreaterThan(DIFFERENT)
  expect(await loseGraphics(page)).toBe(true)
  expect(await pictureDifference(await stillPicture(page), fight)).toBeLessThan(ALIKE)
  expect(open.errors).toEqual([])
  await open.close()
})

it('works without a graphics card, too', async () => {
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
  // Without a graphics card drawing is slow: one picture is enough, after the transition has ended.
  await expect.poll(async () => pictureDifference(await open.page.screenshot(), road), { timeout: 60_000 }).toBeLessThan(ALIKE)
  await bot.findBattle()
  await bot.fight()
  expect((await bot.player()).battleId).toBeNull()
  expect(open.errors).toEqual([])
  await open.close()
})
