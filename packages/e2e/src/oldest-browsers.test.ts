import { RoadBot } from '@skystair/testing/bots'
import { layoutFaults, olderBrowser, openPage } from '@skystair/testing/browser'
import { boot } from '@skystair/world/texts/boot'
import { describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer({ RATE_FACTOR: '10' })

describe('a browser as old as the oldest that play', () => {
  it.each([
    [390, 844],
    [1440, 900],
  ])('plays to the road and a fight at %i×%i, with everything in its place', async (width, height) => {
    const open = await openPage(opened.browser, width, height, 'FAST')
    const { page } = open
    await olderBrowser(page)
    const bot = new RoadBot(page, opened.server.url, 'EN')
    await bot.open()
    expect(await page.evaluate(() => ['toReversed' in [], 'any' in AbortSignal, CSS.supports('container-type', 'size')])).toEqual([
      false,
      false,
      false,
    ])
    expect(await layoutFaults(page)).toEqual([])
    await bot.begin()
    await bot.closeDialogs()
    expect(await layoutFaults(page)).toEqual([])
    await bot.findBattle()
    await bot.fight()
    expect((await bot.player()).battleId).toBeNull()
    expect(open.errors).toEqual([])
    await open.close()
  })
})

describe('a browser that cannot play says so in both languages, and what to do', () => {
  const shown = async (prepare: () => void, path = '/') => {
    const { page, errors, close } = await openPage(opened.browser, 390, 844, 'FAST')
    await page.addInitScript(prepare)
    await page.goto(`${opened.server.url}${path}`)
    await page.locator('[role="alert"]').waitFor()
    const words = await page.locator('[role="alert"]').innerText()
    const started = await page.getByRole('progressbar').count()
    await close()
    return { words, errors, started }
  }

  it('because it is older', async () => {
    const { words, errors, started } = await shown(() => Reflect.deleteProperty(Array.prototype, 'at'))
    expect(words).toMatch(/Обнови его[\s\S]*iOS 15\.4[\s\S]*Please update it[\s\S]*iOS 15\.4/)
    expect([errors, started]).toEqual([[], 0])
  })

  it('because it has neither WebGL nor a canvas', async () => {
    const { words, errors, started } = await shown(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    expect(words).toBe(`${boot.RU.noCanvas}\n\n${boot.EN.noCanvas}`)
    expect([errors, started]).toEqual([[], 0])
  })

  it('also where a page mounts the game itself, in its language', async () => {
    const { page, close } = await openPage(opened.browser, 390, 844, 'FAST')
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(`${opened.server.url}/docs`)
    await page.evaluate('document.body.innerHTML = \'<div id="a" style="height:600px"></div>\'')
    const failure = await page.evaluate(
      "import('/index.js').then(({ mount }) => mount(document.getElementById('a'), { lang: 'RU' }).ready.catch((error) => error.message))",
    )
    expect(failure).toContain('no 2D canvas')
    await page.getByText(boot.RU.noCanvas).waitFor()
    expect(await page.getByRole('progressbar').count()).toBe(0)
    await close()
  })
})
