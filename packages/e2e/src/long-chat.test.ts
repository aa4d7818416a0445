// Ten thousand lines in the chat and in a conversation of the mail.
import { longTalk } from '@skystair/testing/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'
import { meeting, press, type Someone } from './someone.ts'

const opened = browserAndServer({ RATE_FACTOR: '100' })
const { someone } = meeting(opened)

const LINES = 10_000
/** More elements than lines are near the visible part of the smallest and of the largest window. */
const MOST = 300

describe('a long talk', () => {
  let ann: Someone
  beforeAll(async () => {
    ann = await someone('Longreader', 'EN', 1)
  })
  afterAll(() => ann?.open.close())

  it.each(['chat', 'mail'] as const)(
    'shows ten thousand lines of the %s with few elements, and reaches the first and the last',
    async (area) => {
      const { page, t } = ann.bot
      await longTalk(page, LINES)
      await press(ann, `hud.${area}`)
      if (area === 'mail') await page.locator('.sky-mail-rooms').getByRole('button', { name: 'Talker' }).click()
      const line = (number: number) => page.locator('.sky-chat-message').filter({ hasText: new RegExp(`line ${number}(?!\\d)`) })
      const lines = () => page.locator('.sky-chat-message').count()
      const body = page.locator('.sky-panel-body')
      const scrollTo = (share: number) => body.evaluate((element, to) => element.scrollTo(0, element.scrollHeight * to), share)
      await line(LINES).waitFor()
      await page.getByRole('button', { name: t(`${area}.older`), exact: true }).click()
      await expect.poll(() => body.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(LINES * 20)
      for (const share of [0.5, 0.25, 0.75]) {
        await scrollTo(share)
        await expect.poll(() => page.locator('.sky-chat-message:visible').count()).toBeGreaterThan(0)
        expect(await lines()).toBeLessThan(MOST)
      }
      await expect
        .poll(async () => {
          await scrollTo(1)
          return line(1).isVisible()
        })
        .toBe(true)
      await line(1).scrollIntoViewIfNeeded()
      expect(await lines()).toBeLessThan(MOST)
      await expect
        .poll(async () => {
          await scrollTo(0)
          return line(LINES).isVisible()
        })
        .toBe(true)
      expect(await lines()).toBeLessThan(MOST)
      expect(ann.open.errors).toEqual([])
    },
  )
})
