import { RoadBot } from '@skystair/testing/bots'
import { openPage } from '@skystair/testing/browser'
import { expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer({ RATE_FACTOR: '10' })

/** Runs in the page before its scripts: dates of news cannot be written while `broken` is WINDOW, those of notifications while it is PART. */
function breakable(): void {
  const Format = Intl.DateTimeFormat
  Intl.DateTimeFormat = class extends Format {
    constructor(lang?: string, options?: Intl.DateTimeFormatOptions) {
      const style = { WINDOW: 'long', PART: 'medium' }[(window as { broken?: string }).broken ?? '']
      if (style && options?.dateStyle === style) throw new Error(`No dates of style ${style}`)
      super(lang, options)
    }
  } as typeof Format
}

it.each(['EN', 'RU'] as const)('a part or a window that fails costs only itself, and can be tried again: %s', async (lang) => {
  const { page, errors, close } = await openPage(opened.browser, 390, 844, 'FAST')
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/log/add')) reports.push(JSON.parse(request.postData()!).message)
  })
  await page.addInitScript(breakable)
  await page.route('**/api/player/notif/list*', (route) =>
    route.fulfill({ json: [{ id: 1, kind: 'raidReward', values: {}, at: 1_700_000_000_000, seen: false }] }),
  )
  const bot = new RoadBot(page, opened.server.url, lang)
  await bot.open()
  await bot.begin()
  const open = () => bot.pressOnRoad(page.getByRole('button', { name: bot.t('hud.news') }).first())
  const setBroken = (what: string) =>
    page.evaluate((broken) => {
      ;(window as { broken?: string }).broken = broken
    }, what)
  const broken = page.getByRole('alert').filter({ hasText: bot.t('common.broken') })
  const retry = broken.getByRole('button', { name: bot.t('common.retry') })

  await setBroken('PART')
  await open()
  await broken.waitFor()
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  await setBroken('')
  await retry.click()
  await page.getByText(bot.t('notification.title')).waitFor()
  expect(await broken.count()).toBe(0)
  await bot.closeTop()

  await setBroken('WINDOW')
  await open()
  await retry.click()
  await broken.waitFor()
  expect(await page.locator('.sky-menu').count()).toBe(1)
  await bot.closeTop()
  await setBroken('')
  await open()
  await page.getByRole('article').first().waitFor()
  expect(await broken.count()).toBe(0)

  await expect.poll(() => reports.length).toBe(2)
  expect(reports[0]).toMatch(/^notification in news\/notifications: Error: No dates of style medium/)
  expect(reports[1]).toMatch(/^news: Error: No dates of style long/)
  expect(errors).toEqual([])
  await close()
})
