import { openPage } from '@skystair/testing/browser'
import type { Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const MOUNTS = 50

type Mount = typeof import('@skystair/core').mount

const opened = browserAndServer({ RATE_FACTOR: '100' })

// A running game would slow down the next test.
afterEach(async () => {
  for (const context of opened.browser.contexts()) await context.close()
})

/** An empty page of the server, from which its modules can be imported. */
async function emptyPage(): Promise<Page> {
  const { page } = await openPage(opened.browser, 600, 900, 'FAST')
  await page.goto(`${opened.server.url}/docs`)
  await page.evaluate(() => {
    document.body.innerHTML = '<div id="a" style="width:400px;height:600px"></div><div id="b" style="width:400px;height:600px"></div>'
  })
  // As text, since the test runner would replace the import by its own.
  await page.evaluate("import('/index.js').then((module) => { window.game = module }).then(() => import('/element.js'))")
  return page
}

/** Mounts a game, waits until it is playable and destroys it, several times. */
const mountAndDestroy = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const { mount } = (window as unknown as { game: { mount: Mount } }).game
    for (let index = 0; index < count; index++) {
      const game = mount(document.getElementById('a')!, { lang: 'EN', reload: () => {} })
      await game.ready
      await game.destroy()
    }
  }, times)

async function figures(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  for (let again = 0; again < 3; again++) await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') }
}

describe('mount', () => {
  it(`leaves nothing behind after ${MOUNTS} mounts`, async () => {
    const page = await emptyPage()
    const sockets = new Set<unknown>()
    page.on('websocket', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    // The first mounts fill caches that stay: modules, fonts, shaders.
    await mountAndDestroy(page, 5)
    const before = await figures(page)
    await mountAndDestroy(page, MOUNTS)
    const after = await figures(page)
    expect(await page.evaluate(() => document.querySelectorAll('canvas, .skystair, style').length)).toBe(1)
    expect(after.listeners - before.listeners).toBeLessThan(MOUNTS / 2)
    expect(after.nodes - before.nodes).toBeLessThan(MOUNTS)
    // Half a megabyte per mount would be a leak; the engine's noise is far less.
    expect(after.heap - before.heap).toBeLessThan(MOUNTS * 100_000)
    await expect.poll(() => sockets.size).toBe(0)
  })

  it('runs two games on one page, each with its own player', async () => {
    const page = await emptyPage()
    const players = await page.evaluate(async () => {
      const { mount } = (window as unknown as { game: { mount: Mount } }).game
      const games = ['a', 'b'].map((id) => mount(document.getElementById(id)!, { lang: id === 'a' ? 'EN' : 'RU', storageKey: id }))
      await Promise.all(games.map((game) => game.ready))
      return document.querySelectorAll('.skystair').length
    })
    expect(players).toBe(2)
    for (const id of ['a', 'b']) {
      const game = page.locator(`#${id}`)
      await game.locator('.sky-selection button[type=submit], .sky-selection .sky-button').first().click()
      await game.locator('.sky-menu').waitFor()
    }
    const sessions = await page.evaluate(() => ['a', 'b'].map((key) => localStorage.getItem(`${key}:session`)))
    expect(new Set(sessions).size).toBe(2)
    expect(sessions).not.toContain(null)
  })

  it('avoids the safe areas of the device, but only where they cover the game', async () => {
    const { page } = await openPage(opened.browser, 390, 844, 'FAST')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
    await page.goto(`${opened.server.url}/?lang=EN`)
    const span = () =>
      page.locator('.skystair').evaluate((game) => {
        const boxes = [...game.children].map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
        return [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))]
      })
    await expect.poll(span).toEqual([47, 844 - 34])
    await page.locator('#game').evaluate((element) => Object.assign(element.style, { top: '20px', bottom: '100px' }))
    await expect.poll(span).toEqual([47, 744])
  })

  it('works as a custom element', async () => {
    const page = await emptyPage()
    await page.evaluate(async () => {
      document.getElementById('a')!.innerHTML = '<skystair-game lang="EN" style="height:600px"></skystair-game>'
    })
    await page.locator('skystair-game .sky-selection').waitFor()
    await page.evaluate(() => document.querySelector('skystair-game')!.remove())
    await expect.poll(() => page.locator('.skystair').count()).toBe(0)
  })
})
