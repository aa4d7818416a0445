import { RoadBot } from '@skystair/testing/bots'
import { type OpenPage, openPage } from '@skystair/testing/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer({ RATE_FACTOR: '10' })
let open: OpenPage
let bot: RoadBot

beforeEach(async () => {
  open = await openPage(opened.browser, 600, 900, 'FAST')
  await open.page.addInitScript(listen)
  bot = new RoadBot(open.page, opened.server.url, 'EN')
  await bot.open()
})
afterEach(() => open.close())

/** What `listen` writes down. */
interface Heard {
  /** Texts that were added to live regions which had been on the page before. */
  told: string[]
  /** Texts of live regions that appeared together with them: no screen reader tells those. */
  silent: string[]
}

/** Writes down what the page's live regions tell. Runs in the page. */
function listen(): void {
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=log]'
  const heard: Heard = { told: [], silent: [] }
  Object.assign(window, { heard })
  const known = new WeakSet<Element>()
  const look = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(LIVE)
      if (region && known.has(region) && !region.closest('[inert]')) {
        const text = addedNodes.length > 0 ? [...addedNodes].map((node) => node.textContent).join(' ') : (target.textContent ?? '')
        if (text.trim() !== '') heard.told.push(text.trim())
      }
    }
    for (const region of document.querySelectorAll(LIVE)) {
      if (known.has(region)) continue
      known.add(region)
      const text = region.textContent?.trim() ?? ''
      if (text !== '' && region.closest('.sky-ui, .sky-mirror')) heard.silent.push(text)
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

const heard = () => open.page.evaluate(() => (window as unknown as { heard: Heard }).heard)
const told = async () => (await heard()).told

it('a screen reader is told the first page of a talk, the first goal in reach, whose turn it is, and what was gained', async () => {
  const { page } = open
  await bot.begin()
  await page.locator('.sky-bubble-ok').waitFor()
  await expect.poll(told).toContainEqual(expect.stringContaining(bot.t('education.walk')))
  await bot.closeDialogs()
  await page.locator('.sky-location button').click()
  const dialog = bot.dialogs.last()
  await dialog.waitFor()
  const describedBy = await dialog.getAttribute('aria-describedby')
  if (describedBy) expect((await page.locator(`[id="${describedBy}"]`).textContent())?.trim()).not.toBe('')
  await bot.closeTop()
  await bot.findBattle()
  await expect.poll(told).toContainEqual(bot.t('battle.yourTurn'))
  await bot.fight()
  await bot.closeDialogs()
  await bot.pressOnRoad(bot.control('hud.daily'))
  await bot.button('everyday.take').click()
  await expect.poll(told).toContainEqual(expect.stringContaining(bot.t('everyday.thanks')))
  expect((await told()).some((text) => text.startsWith(bot.t('a11y.road.near', { what: '' }).slice(0, 4)))).toBe(true)
  expect((await heard()).silent).toEqual([])
})

it('a question is told with its title', async () => {
  await bot.begin()
  await bot.closeDialogs()
  await bot.findBattle()
  await bot.button('battle.giveUp').click()
  const question = open.page.getByRole('alertdialog', { name: bot.t('battle.giveUp') })
  await question.waitFor()
  const described = open.page.locator(`[id="${await question.getAttribute('aria-describedby')}"]`)
  expect(await described.textContent()).toBe(bot.t('battle.giveUpAsk'))
})

it('a refused form focuses its first wrong field, which is described by its error', async () => {
  const { page } = open
  await bot.begin()
  await bot.closeDialogs()
  await bot.pressOnRoad(bot.control('hud.settings'))
  await bot.button('settings.register').click()
  await page.getByLabel(bot.t('account.name'), { exact: true }).fill('Quiet Cat')
  await page.getByLabel(bot.t('account.password'), { exact: true }).fill('correct horse')
  await page.getByLabel(bot.t('account.repeat'), { exact: true }).fill('another horse')
  const describedFocus = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document
      const note = document.getElementById(focused?.getAttribute('aria-describedby') ?? '')
      return [focused?.getAttribute('aria-invalid'), note?.textContent]
    })
  for (let tries = 0; tries < 2; tries++) {
    await bot.button('account.register').click()
    await expect.poll(describedFocus).toEqual(['true', bot.t('validation.PASSWORD_REPEAT')])
  }
  await page.getByLabel(bot.t('account.repeat'), { exact: true }).fill('correct horse')
  await bot.button('account.register').click()
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('checkbox')
  expect((await describedFocus())[0]).toBe('true')
})
