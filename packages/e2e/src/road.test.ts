import { RoadBot } from '@skystair/testing/bots'
import { type GameServer, openBrowser, openPage, startServer } from '@skystair/testing/browser'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let browser: Browser
let server: GameServer

beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

describe.each([
  { lang: 'RU', device: 'WEAK', hero: 3, width: 390, height: 844, name: 'Лестничный Кот' },
  { lang: 'EN', device: 'BLIND', hero: 0, width: 900, height: 600, name: 'Stair Walker' },
] as const)('a new player in $lang', ({ lang, device, hero, width, height, name }) => {
  it('climbs to stair 5, registers, reloads and finds everything again from a second browser', async () => {
    const first = await openPage(browser, width, height, device)
    const bot = new RoadBot(first.page, server.url, lang)
    await bot.open()
    await bot.begin(hero)
    await bot.playToStair(5)
    await bot.register(name, 'correct horse')
    const before = await bot.player()
    expect(before).toMatchObject({ name, registered: true, lang })
    expect(before.stair).toBeGreaterThanOrEqual(5)

    await bot.open()
    const again = await bot.player()
    expect({
      ...again,
      creatures: again.creatures.map(({ id, imageId, currentExp, rankPoints }) => [id, imageId, currentExp, rankPoints]),
    }).toEqual({
      ...before,
      creatures: before.creatures.map(({ id, imageId, currentExp, rankPoints }) => [id, imageId, currentExp, rankPoints]),
    })
    expect(first.errors).toEqual([])
    await first.close()

    const second = await openPage(browser, 600, 900)
    const elsewhere = new RoadBot(second.page, server.url, lang)
    await elsewhere.open()
    await elsewhere.button('selection.haveAccount').click()
    await second.page.getByRole('dialog').getByRole('textbox').first().fill(name)
    await second.page.locator('input[type=password]').fill('correct horse')
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: elsewhere.t('account.login'), exact: true })
      .click()
    await second.page.locator('.sky-menu').waitFor()
    expect((await elsewhere.player()).id).toBe(before.id)
    expect(second.errors).toEqual([])
    await second.close()
  })
  it('loses a fight that is only stood by, and heals who fell in it', async () => {
    const open = await openPage(browser, width, height, 'BLIND')
    const bot = new RoadBot(open.page, server.url, lang)
    await bot.open()
    await bot.begin(hero)
    const road = async () => {
      await bot.findBattle()
      return bot.player()
    }
    let before = await road()
    // The first enemies are so weak that they fall by what the heroes give back.
    while (await bot.skipBattle()) before = await road()
    const after = await bot.player()
    const fallen = after.creatures.filter(({ combative }) => combative)
    expect(fallen.map(({ health }) => health.current)).toEqual(fallen.map(() => 0))
    expect([after.battleId, after.bestVictoryStair, after.resources]).toEqual([null, before.bestVictoryStair, before.resources])

    expect(await bot.heal()).toBeGreaterThan(0)
    const healed = await bot.player()
    expect(healed.resources.gold).toBeLessThan(after.resources.gold)
    expect(healed.creatures.some(({ health }) => health.current === health.total)).toBe(true)
    expect(open.errors).toEqual([])
    await open.close()
  })
})
