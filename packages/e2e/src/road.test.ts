import { RoadBot } from '@skystair/testing/bots'
import { openPage } from '@skystair/testing/browser'
import { describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer()

describe.each([
  { lang: 'RU', hero: 3, width: 390, height: 844, name: 'Лестничный Кот' },
  { lang: 'EN', hero: 0, width: 900, height: 600, name: 'Stair Walker' },
] as const)('a new player in $lang', ({ lang, hero, width, height, name }) => {
  it('plays to stair 5, registers, reloads and continues in a second browser', async () => {
    const first = await openPage(opened.browser, width, height, 'FAST')
    const bot = new RoadBot(first.page, opened.server.url, lang)
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

    const second = await openPage(opened.browser, 600, 900, 'FAST')
    const elsewhere = new RoadBot(second.page, opened.server.url, lang)
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
  it('loses a battle with skipped turns, and heals the fallen', async () => {
    const open = await openPage(opened.browser, width, height, 'FAST')
    const bot = new RoadBot(open.page, opened.server.url, lang)
    await bot.open()
    await bot.begin(hero)
    const road = async () => {
      await bot.findBattle()
      return bot.player()
    }
    let before = await road()
    // The first enemies are so weak that they fall by the heroes' counter-hits.
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
