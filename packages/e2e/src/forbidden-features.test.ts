import { RoadBot } from '@skystair/testing/bots'
import { forbidFeatures, freePort, openPage } from '@skystair/testing/browser'
import { serve } from '@skystair/testing/portal'
import type { Frame, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const port = await freePort()
const portal = `http://localhost:${port}`
const opened = browserAndServer({ RATE_FACTOR: '10', ALLOWED_ORIGINS: 'null', FRAME_ANCESTORS: portal })

const POLICY =
  'accelerometer autoplay camera clipboard-read clipboard-write display-capture encrypted-media fullscreen gamepad geolocation gyroscope ' +
  'magnetometer microphone midi payment picture-in-picture screen-wake-lock storage-access usb web-share xr-spatial-tracking'

/** Returns a frame as a page to play in: the keyboard belongs to the page around it. */
const pageOf = (frame: Frame, page: Page): Page => {
  const own: Record<PropertyKey, unknown> = { keyboard: page.keyboard, setDefaultTimeout: () => {} }
  return new Proxy(frame, {
    get: (target, name) => {
      const value = name in own ? own[name] : Reflect.get(target, name)
      return typeof value === 'function' && !(name in own) ? value.bind(target) : value
    },
  }) as unknown as Page
}

/** Begins as a guest, opens windows, and walks until a fight, which is fought. */
async function play(bot: RoadBot): Promise<void> {
  await bot.begin()
  for (const key of ['hud.heroes', 'hud.settings', 'hud.mail', 'hud.tasks']) {
    await bot.pressOnRoad(bot.page.getByRole('button', { name: bot.t(key) }).first())
    await bot.page.getByRole('dialog').last().waitFor()
    expect(await bot.page.locator('.sky-broken, .sky-panel [role=alert]').count()).toBe(0)
    await bot.closeDialogs()
  }
  await bot.findBattle()
  await bot.fight()
  expect(await bot.page.locator('.sky-menu').isVisible()).toBe(true)
  expect(await bot.page.locator('.sky-broken').count()).toBe(0)
}

/** Collects the texts of errors that the game reports to its server. */
function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/log/add')) reports.push(request.postData() ?? '')
  })
  return reports
}

describe('without anything that a browser may lack or a frame’s policy may forbid', () => {
  it('a guest plays all the same where reading it throws', async () => {
    const open = await openPage(opened.browser, 390, 844, 'FAST')
    const reports = reportsOf(open.page)
    await forbidFeatures(open.page)
    const bot = new RoadBot(open.page, opened.server.url, 'EN')
    await bot.open()
    await play(bot)
    expect([open.errors, reports]).toEqual([[], []])
    await open.close()
  })

  it('a guest plays in a frame whose policy denies everything, without an origin of its own', async () => {
    const open = await openPage(opened.browser, 390, 844, 'FAST')
    const { page } = open
    const reports = reportsOf(page)
    const names = POLICY.split(' ')
    const served = await serve((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.setHeader('permissions-policy', names.map((name) => `${name}=()`).join(', '))
      response.end(`<body style="margin:0"><iframe sandbox="allow-scripts" allow="${names.map((name) => `${name} 'none'`).join('; ')}"
        src="${opened.server.url}/?lang=en" style="width:390px;height:840px;border:0"></iframe>`)
    }, port)
    await page.goto(portal)
    const frame = (await (await page.waitForSelector('iframe')).contentFrame())!
    const refused = await frame.evaluate(() =>
      [() => navigator.getGamepads(), () => localStorage].map((use) => {
        try {
          return use() && ''
        } catch (error) {
          return (error as Error).name
        }
      }),
    )
    expect(refused).toEqual(['SecurityError', 'SecurityError'])
    await frame.locator('.sky-selection').waitFor()
    await play(new RoadBot(pageOf(frame, page), opened.server.url, 'EN'))
    expect([open.errors, reports]).toEqual([[], []])
    await open.close()
    await served.close()
  })
})
