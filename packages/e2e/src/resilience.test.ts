import { BattleBot, RoadBot } from '@skystair/testing/bots'
import { allLoaded, type OpenPage, openPage, textPattern } from '@skystair/testing/browser'
import type { Route } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer({ RATE_FACTOR: '10' })
let open: OpenPage
let bot: RoadBot

beforeEach(async () => {
  open = await openPage(opened.browser, 600, 900, 'FAST')
  bot = new RoadBot(open.page, opened.server.url, 'EN')
  await bot.open()
})
afterEach(() => open.close())

describe('an unreliable server', () => {
  it('is killed during a battle, and the battle continues by itself afterwards', async () => {
    await bot.begin()
    await bot.findBattle()
    const { battleId } = await bot.player()
    await opened.server.kill()
    const { page } = open
    await page
      .getByRole('list', { name: bot.t('a11y.battle.own') })
      .locator('button:enabled')
      .first()
      .dispatchEvent('click')
    await page
      .getByRole('list', { name: bot.t('a11y.battle.enemies') })
      .locator('button:enabled')
      .first()
      .dispatchEvent('click')
    await bot.button('boot.retry').waitFor()
    const countdown = textPattern('EN', 'boot.nextTry')
    await page.getByText(countdown).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: bot.t('boot.byItself') })
      .waitFor({ state: 'attached' })

    await opened.server.start()
    await bot.button('boot.retry').waitFor({ state: 'detached' })
    await page
      .getByRole('status')
      .filter({ hasText: bot.t('boot.back') })
      .waitFor({ state: 'attached' })
    expect((await bot.player()).battleId).toBe(battleId)
    await bot.fight()
    expect((await bot.player()).battleId).toBeNull()
    expect(open.errors).toEqual([])
  })

  it('restores the battle after a reload, and a battle given up is lost', async () => {
    await bot.begin()
    await bot.findBattle()
    const before = await bot.player()
    await bot.open()
    await open.page.locator('.sky-battle-bar').waitFor()
    await bot.button('battle.giveUp').click()
    await bot.button('battle.giveUpYes').click()
    await open.page.locator('.sky-lost').waitFor()
    await bot.button('battle.onwards').click()
    await open.page.locator('.sky-menu').waitFor()
    const after = await bot.player()
    expect(after.battleId).toBeNull()
    expect(after.bestVictoryStair).toBe(before.bestVictoryStair)
    expect(after.resources).toEqual(before.resources)
  })

  it('shows progress while the server is slow', async () => {
    const { page } = open
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/security/**', async (route) => {
      await held
      await route.continue()
    })
    await bot.button('selection.begin').click()
    const underway = page.locator('.sky-busy')
    await underway.waitFor()
    answer()
    await page.locator('.sky-menu').waitFor()
    await expect.poll(() => underway.count()).toBe(0)
  })

  it('shows progress for a gift, a battle, a hit and the way back, too', async () => {
    await bot.begin()
    const { page } = open
    const underway = page.locator('.sky-busy')
    const slowly = async (call: string, act: () => Promise<unknown>, done: () => Promise<unknown>) => {
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(`**/api/${call}*`, async (route) => {
        await held
        await route.continue()
      })
      const acted = act()
      const seen = () => underway.evaluateAll(([sign]) => (sign ? getComputedStyle(sign).visibility : null))
      await expect.poll(seen, { timeout: 60_000 }).toBe('visible')
      answer()
      await acted
      await done()
      await underway.waitFor({ state: 'detached' })
    }
    await bot.closeDialogs()
    await page
      .locator('.sky-menu')
      .getByRole('button', { name: bot.t('hud.daily') })
      .click()
    const take = bot.button('everyday.take')
    await slowly(
      'player/everyday/reward/take',
      () => take.click(),
      () => take.waitFor({ state: 'detached' }),
    )
    const own = page.getByRole('list', { name: bot.t('a11y.battle.own') }).locator('button:enabled')
    const enemies = page.getByRole('list', { name: bot.t('a11y.battle.enemies') }).locator('button:enabled')
    await slowly(
      'battle/place/attack',
      () => bot.findBattle(),
      () => own.first().waitFor(),
    )
    if ((await enemies.count()) === 0) await own.first().dispatchEvent('click')
    await enemies.first().dispatchEvent('click')
    await slowly(
      'battle/hit',
      () => bot.button('battle.hit').click(),
      () => own.first().or(page.locator('.sky-won')).first().waitFor(),
    )
    await new BattleBot(bot).fight()
    await slowly(
      'battle/complete',
      () => bot.button('battle.onwards').click(),
      () => page.locator('.sky-menu').waitFor(),
    )
  })

  it('shows the connection page when a call is lost, and repeats the call once the server is back', async () => {
    const { page } = open
    // A failed script reloads the page, and with it the choice: here only a call fails.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/task-')))
    await allLoaded(page)
    await opened.server.kill()
    await bot.button('selection.begin').click()
    await bot.button('boot.retry').waitFor()
    await opened.server.start()
    await page.locator('.sky-menu').waitFor()
    expect((await bot.player()).stair).toBe(1)
  })

  it('starts although scripts failed to load at first, which the browser never requests again by itself', async () => {
    const { page } = open
    const lost = new Set<string>()
    await page.route(/\/chunks\/(app|create-game|en-first)-/, (route) => {
      const name = /chunks\/([a-z-]+)-/.exec(route.request().url())?.[1] ?? ''
      if (lost.has(name)) return route.continue()
      lost.add(name)
      return route.abort()
    })
    await page.goto(`${opened.server.url}/?lang=EN`)
    await bot.button('selection.begin').waitFor()
    expect([...lost].sort()).toEqual(['app', 'create-game', 'en-first'])
  })

  it('starts by itself if the server is away while the page is being loaded', async () => {
    const { page } = open
    const away = (route: Route) => route.abort()
    await page.route('**/api/**', away)
    await page.reload()
    await bot.button('boot.retry').waitFor()
    await page.unroute('**/api/**', away)
    await bot.button('selection.begin').waitFor()
    expect(await bot.button('boot.retry').count()).toBe(0)
  })

  it('tells an outdated client to reload, and lets it in by itself once it no longer is', async () => {
    // A page whose scripts can't be loaded reloads itself, which would end the next visit.
    await open.page.goto('about:blank')
    await opened.server.kill()
    await opened.server.start({ MIN_CLIENT_VERSION: '446' })
    const { page } = open
    await page.goto(`${opened.server.url}/?lang=EN`)
    await page.getByText(bot.t('boot.obsolete')).first().waitFor()
    expect(await bot.button('boot.reload').isVisible()).toBe(true)
    await opened.server.kill()
    await opened.server.start()
    await bot.button('selection.begin').waitFor()
  })
})
