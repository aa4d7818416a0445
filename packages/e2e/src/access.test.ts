import { join } from 'node:path'
import { openSqlite } from '@skystair/server/storage'
import { KeyboardBot, RoadBot } from '@skystair/testing/bots'
import { animationsEnd, axeViolations, layoutFaults, type OpenPage, openPage, scrolledByFocus } from '@skystair/testing/browser'
import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'
import { people } from './pictures/people.ts'

const opened = browserAndServer({ RATE_FACTOR: '10' })
let open: OpenPage

beforeEach(async () => {
  open = await openPage(opened.browser, 600, 900, 'FAST')
})
afterEach(() => open.close())

it('can be played to stair 3 with keys alone, including a paid healing', async () => {
  const bot = new RoadBot(open.page, opened.server.url, 'EN')
  const keys = new KeyboardBot(bot)
  await bot.open()
  await keys.use('selection.begin')
  await open.page.locator('.sky-menu').waitFor()
  await keys.use('hud.manual')
  await keys.use('manual.battle.title')
  await open.page.locator('details[open]').nth(1).waitFor()
  await keys.press('Escape')
  await keys.walkToBattle()
  // Heroes that never hit are wounded so badly that it takes minutes to heal by itself.
  await keys.fight('KeyS')
  const before = await bot.player()
  const wounded = before.creatures.find(({ health }) => health.current < health.total)
  await keys.use('hud.heroes')
  await keys.use(`creature.${wounded?.imageId}.name`)
  await keys.use('profile.heal')
  await open.page.locator('.sky-healing').waitFor({ state: 'detached' })
  const healed = await bot.player()
  expect(healed.creatures.find(({ id }) => id === wounded?.id)?.health.current).toBe(wounded?.health.total)
  expect(healed.resources.gold).toBeLessThan(before.resources.gold)
  await keys.press('Escape')
  for (let fights = 0; fights < 12 && (await bot.player()).stair < 3; fights++) {
    await keys.walkToBattle()
    await keys.fight()
  }
  expect((await bot.player()).stair).toBeGreaterThanOrEqual(3)
  expect(open.errors).toEqual([])
})

/** Each window by the texts of the buttons that lead to it from the road. */
const windows = [
  ['hud.heroes'],
  ['hud.daily'],
  ['hud.manual'],
  ['hud.tasks'],
  ['hud.news'],
  ['bank.open'],
  ['hud.settings'],
  ['hud.settings', 'settings.register'],
  ['hud.settings', 'settings.login'],
  ['hud.settings', 'account.data'],
  ['hud.settings', 'settings.credits'],
  ['hud.settings', 'settings.fairness'],
]
const grown = [
  ['hud.heroes'],
  ['hud.heroes', 'profile.order'],
  ['hud.heroes', 'backpack.title'],
  ['hud.tasks'],
  ['bank.open'],
  ['bank.open', 'bank.tab.gifts'],
]
const registered = [
  ...['rename', 'contact', 'password'].map((form) => ['hud.settings', `settings.${form}`]),
  ['hud.settings', 'account.data'],
]

describe.each([
  { mode: 'ORIGINAL', lang: 'RU', width: 320, height: 640, name: 'Кот Учёный', by: 'axe, measure and focus' },
  { mode: 'MODERN', lang: 'EN', width: 1440, height: 900, name: 'Learned Cat', by: 'axe, measure and focus' },
  // Colours depend on the mode, names on the language, neither on the size: the two looks above cover both.
  { mode: 'ORIGINAL', lang: 'EN', width: 844, height: 390, name: 'Low Cat', by: 'measure and focus' },
] as const)('nothing is wrong by $by in $mode and $lang, $width x $height,', ({ mode, lang, width, height, name, by }) => {
  let bot: RoadBot
  let faults: string[]
  beforeEach(async () => {
    const { page } = open
    await page.setViewportSize({ width, height })
    bot = new RoadBot(page, opened.server.url, lang)
    faults = []
    await page.goto(`${opened.server.url}/?lang=${lang}&mode=${mode}`)
    await page.locator('.sky-selection').waitFor()
  })

  const look = async (where: string) => {
    faults.push(...(await faultsFound(open.page, by.includes('axe'))).map((fault) => `${where}: ${fault}`))
  }
  const opener = (key: string) => open.page.locator('.sky-menu, .sky-corner, .sky-resources').getByRole('button', { name: bot.t(key) })
  const startPlaying = async () => {
    await bot.begin()
    await bot.closeDialogs()
  }
  /** Opens a window by a button, checks it and closes it. */
  const lookAt = async (selector: string) => {
    const { page } = open
    await page.locator(selector).click()
    await page.getByRole('dialog').waitFor()
    await look(selector)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  /** Opens a window with keys, checks it, closes it, and checks that the focus returns. */
  const lookInto = async (...keys: string[]) => {
    const { page } = open
    const [first = '', ...rest] = keys
    const from = first === 'story' ? page.locator('.sky-location button') : opener(first)
    await from.focus()
    await page.keyboard.press('Enter')
    for (const key of rest)
      await bot
        .button(key)
        .or(page.getByRole('tab', { name: bot.t(key) }))
        .click()
    await page.getByRole('dialog').waitFor()
    await look(keys.join(' › '))
    for (let tries = 0; tries < 4; tries++) await bot.closeTop()
    await expect.poll(() => from.evaluate((element) => element === document.activeElement)).toBe(true)
  }

  it('at the start, and in every window of a guest', async () => {
    await look('selection')
    for (const link of ['.sky-selection .sky-link', '.sky-selection .sky-row button:nth-of-type(2)']) await lookAt(link)
    await startPlaying()
    await look('road')
    await lookAt('.sky-action button')
    await lookAt('.sky-avatar')
    for (const keys of [['story'], ...windows]) await lookInto(...keys)
    expect(faults).toEqual([])
  })

  it('in the windows of a registered player', async () => {
    await startPlaying()
    await bot.register(name, 'correct horse')
    for (const keys of registered) await lookInto(...keys)
    expect(faults).toEqual([])
  })

  it('for an advanced player, with large numbers and many heroes', async () => {
    const { page } = open
    const db = openSqlite(join(opened.server.dataDir, 'skystair.db'))
    const who = people(db, opened.server.url, lang)
    await bot.openAs(await who.veteran(), mode)
    await bot.closeDialogs()
    await look('road')
    for (const keys of grown) await lookInto(...keys)
    await bot.openAs(await who.captain(), mode)
    await look('battle')
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await page.locator('.sky-forecast-full').waitFor()
    await look('aim')
    await db.close()
    expect(faults).toEqual([])
  })

  it('in a battle, after it, and without a connection', async () => {
    await startPlaying()
    await bot.findBattle()
    await look('battle')
    await bot.button('battle.giveUp').click()
    await open.page.getByRole('alertdialog').waitFor()
    await look('giving up')
    await open.page.keyboard.press('Escape')
    await bot.fight(() => look('result'))
    await open.page.route('**/api/**', (route) => route.abort())
    await opener('hud.daily').click()
    await bot.button('everyday.take').click()
    await bot.button('boot.retry').waitFor()
    await look('connection')
    expect(faults).toEqual([])
  })
})

/** Returns the findings of the layout check and of the focus check, and of axe if asked for. */
async function faultsFound(page: Page, withAxe: boolean): Promise<string[]> {
  await animationsEnd(page)
  return [...(withAxe ? await axeViolations(page) : []), ...(await layoutFaults(page)), ...(await scrolledByFocus(page))]
}
