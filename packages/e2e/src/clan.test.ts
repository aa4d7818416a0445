// Three players in three browsers found a clan, join it, talk, give, build, raid, write in its forum, and one of them leaves. A fourth one sees its page.
import { raidRow, towerStairs } from '@skystair/rules'
import { world } from '@skystair/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'
import { meeting, pasteTooMuch, press, type Someone, say } from './someone.ts'

const opened = browserAndServer({ RATE_FACTOR: '100' })
const { someone } = meeting(opened)

/** Presses a button that only one window or one row has. */
const click = ({ bot: { page, t } }: Someone, key: string, values: Record<string, string> = {}) =>
  page.getByRole('button', { name: t(key, values), exact: true }).click()
const tab = ({ bot: { page, t } }: Someone, key: string) => page.getByRole('tab', { name: t(key) }).click()
/** Agrees to a question. */
const agree = ({ bot: { page, t } }: Someone, key: string) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(key), exact: true })
    .click()
const sees = ({ bot: { page } }: Someone, text: string) => page.getByText(text).first().waitFor()

describe.each(['RU', 'EN'] as const)('a clan of three, in %s', (lang) => {
  const [clan, hello, title, question, answer] = (
    lang === 'RU'
      ? ['Ночные верхолазы', 'Всем привет, верхолазы!', 'Куда идём', 'Выше или в сторону?', 'Конечно, выше!']
      : ['Night Climbers', 'Hello, climbers!', 'Where to', 'Up, or sideways?', 'Up, of course!']
  ) as [string, string, string, string, string]
  const names = lang === 'RU' ? (['Заря', 'Клевер', 'Вереск', 'Ромашка'] as const) : (['Sunrise', 'Clover', 'Heather', 'Daisy'] as const)
  let ann: Someone
  let bob: Someone
  let cid: Someone
  let dan: Someone
  beforeAll(async () => {
    const purse = { mithril: 300, crystal: 60, tickets: 1 }
    ann = await someone(names[0], lang, 6, { purse })
    bob = await someone(names[1], lang, 6, { purse })
    cid = await someone(names[2], lang, 6)
    dan = await someone(names[3], lang, 1)
  })
  afterAll(async () => {
    for (const one of [ann, bob, cid, dan]) await one?.open.close()
  })

  const give = async (one: Someone, donation: string, amount: number) => {
    await one.bot.page.getByRole('radio', { name: one.bot.t(`clan.donationOf.${donation}`) }).check({ force: true })
    await one.bot.page.locator('.sky-field-line input').fill(`${amount}`)
    await click(one, 'clan.donate')
    await sees(one, one.bot.t('clan.thanks'))
  }

  /** Sees the page of the clan, which `leader` leads. */
  const seesPage = async (one: Someone, leader: Someone) => {
    const page = one.bot.page.getByRole('dialog', { name: one.bot.t('clan.page.title') })
    await page.getByText(clan).first().waitFor()
    await page.getByRole('button', { name: leader.name, exact: true }).waitFor()
    await page.getByText(one.bot.t('clan.member', { rank: one.bot.t('clan.rank.LEADER'), level: 24 })).waitFor()
    return page
  }

  it('is founded, and two players apply and are taken in', async () => {
    await press(ann, 'hud.clan')
    await tab(ann, 'clan.none.tab.create')
    await pasteTooMuch(ann, ann.bot.t('clan.none.name'), ann.bot.t('clan.nameProblem.NAME_TOO_LONG'))
    await ann.bot.page.getByLabel(ann.bot.t('clan.none.name')).fill(clan)
    await ann.bot.page.getByRole('button', { name: ann.bot.t('clan.none.create') }).click()
    await sees(ann, clan)
    await press(bob, 'hud.clan')
    await click(bob, 'clan.none.applyOf', { name: clan })
    await sees(bob, bob.bot.t('clan.none.waits'))
    // By keyboard: to the page of the clan, where cid applies, withdraws and applies again, and back.
    await press(cid, 'hud.clan')
    const enter = async (key: string, values: Record<string, string> = {}) => {
      await cid.bot.page.getByRole('button', { name: cid.bot.t(key, values), exact: true }).focus()
      await cid.bot.page.keyboard.press('Enter')
    }
    await cid.bot.page.getByRole('button', { name: clan, exact: true }).focus()
    await cid.bot.page.keyboard.press('Enter')
    await seesPage(cid, ann)
    await enter('clan.none.applyOf', { name: clan })
    await enter('clan.page.withdrawOf', { name: clan })
    await enter('clan.none.applyOf', { name: clan })
    await sees(cid, cid.bot.t('clan.none.waits'))
    await enter('common.back')
    await cid.bot.page.getByRole('tab', { name: cid.bot.t('clan.none.tab.search') }).waitFor()
    await sees(cid, cid.bot.t('clan.none.waits'))
    await click(ann, 'clan.tab.candidates')
    await click(ann, 'clan.candidate.takeOf', { name: bob.name })
    await click(bob, 'clan.chat')
    await click(ann, 'clan.candidate.takeOf', { name: cid.name })
    await click(cid, 'clan.chat')
    const [first, ...others] = await Promise.all([ann, bob, cid].map(async ({ bot }) => (await bot.player()).clanId))
    expect(first).toBeGreaterThan(0)
    expect(others).toEqual([first, first])
  })

  it('has a page that players outside it open from the rating, from a member’s profile and from the link of a friend', async () => {
    const { page } = dan.bot
    await dan.bot.pressOnRoad(page.locator('.sky-avatar'))
    await click(dan, 'playerPage.rating')
    await page.getByRole('tab', { name: dan.bot.t('rating.type.clanLevel') }).click()
    await page.locator('.sky-rating').getByRole('button', { name: clan }).click()
    const shown = await seesPage(dan, ann)
    // The rating is closed, so that nothing leads back to it.
    expect(await shown.getByRole('button', { name: dan.bot.t('common.back') }).count()).toBe(0)
    await shown.getByRole('button', { name: ann.name, exact: true }).click()
    await page
      .getByRole('dialog', { name: dan.bot.t('playerPage.of') })
      .getByRole('button', { name: clan, exact: true })
      .click()
    await seesPage(dan, ann)
    await dan.bot.closeDialogs()
    const id = (await ann.bot.player()).clanId
    await page.goto(`${dan.bot.url}/?lang=${lang}&ref=clan-${id}`)
    await seesPage(dan, ann)
    // A member reads the own clan's name in the own profile.
    await bob.bot.pressOnRoad(bob.bot.page.locator('.sky-avatar'))
    await bob.bot.page.getByRole('button', { name: clan, exact: true }).click()
    await (await seesPage(bob, ann)).getByRole('button', { name: bob.bot.t('clan.page.mine') }).click()
    await click(bob, 'clan.chat')
  })

  it('talks in its room', async () => {
    await press(ann, 'hud.chat')
    await tab(ann, 'chat.room.clan')
    await say(ann, ann.bot.t('chat.write'), hello, 'chat.send')
    for (const { bot } of [bob, cid]) {
      const message = bot.page.locator('.sky-chat-message').filter({ hasText: hello })
      await message.waitFor()
      expect(await message.getByRole('button', { name: ann.name }).count()).toBe(1)
    }
  })

  it('gives to its budget, and builds', async () => {
    for (const one of [bob, ann]) {
      await press(one, 'hud.clan')
      await tab(one, 'clan.tab.budget')
    }
    await give(bob, 'GEMS', 60)
    await give(ann, 'RED_CRYSTALS', 60)
    await give(ann, 'TICKETS', 1)
    await tab(ann, 'clan.tab.buildings')
    const name = ann.bot.t('clan.building.GEAR_FACTORY.name')
    await ann.bot.page.getByRole('button', { name: `${ann.bot.t('clan.town.build')}: ${name}`, exact: true }).click()
    await ann.bot.page.getByRole('button', { name: ann.bot.t('clan.town.speedup') }).click()
    await agree(ann, 'clan.town.speedup')
    await ann.bot.page.getByRole('button', { name: `${ann.bot.t('clan.town.open')}: ${name}`, exact: true }).click()
    await tab(bob, 'clan.tab.buildings')
    await bob.bot.button('clan.town.gift').waitFor()
    expect((await bob.bot.player()).resources?.mithril).toBe(240)
  })

  it('sets out on a raid, where all see the stair that one of them takes down in a fight, and comes back', async () => {
    const all = towerStairs(raidRow(world, 'EASY'), 3)
    const stands = ({ bot: { page, t } }: Someone, left: number) =>
      page.locator('.sky-raid-sign').getByText(t('clan.raid.stand', { left, all })).waitFor()
    for (const [one, start] of [
      [ann, 'clan.raid.start'],
      [bob, 'clan.raid.join'],
    ] as const) {
      await press(one, 'hud.clan')
      await tab(one, 'clan.tab.raid')
      await click(one, start)
      await stands(one, all)
    }
    await ann.bot.findBattle()
    expect(await ann.bot.fight()).toBe(true)
    for (const one of [ann, bob]) await stands(one, all - 1)
    for (const one of [ann, bob]) {
      await one.bot.page
        .locator('.sky-raid-way')
        .getByRole('button', { name: one.bot.t('clan.raid.back') })
        .click()
      await one.bot.page.locator('.sky-raid-sign').waitFor({ state: 'detached' })
      expect((await one.bot.player()).controlType).toBe('DEFAULT')
    }
  })

  it('writes in its forum, where new topics and comments appear by themselves, until one leaves', async () => {
    for (const one of [ann, bob, cid]) {
      await press(one, 'hud.clan')
      await click(one, 'forum.clanForum')
    }
    await click(ann, 'forum.begin')
    await pasteTooMuch(ann, ann.bot.t('forum.text'), ann.bot.t('error.TEXT_TOO_LONG'), 'forum.publish')
    await pasteTooMuch(ann, ann.bot.t('forum.topicTitle'), ann.bot.t('error.TEXT_TOO_LONG'), 'forum.publish')
    await ann.bot.page.getByLabel(ann.bot.t('forum.topicTitle')).fill(title)
    await say(ann, ann.bot.t('forum.text'), question, 'forum.publish')
    for (const one of [bob, cid]) {
      await one.bot.page.locator('.sky-forum-list').getByRole('button', { name: title }).click()
      await sees(one, question)
    }
    await say(bob, bob.bot.t('forum.comment'), answer, 'forum.send')
    for (const one of [ann, cid]) await one.bot.page.locator('.sky-forum-comments').getByText(answer).waitFor()
    await press(cid, 'hud.clan')
    await click(cid, 'clan.leave')
    await agree(cid, 'clan.leave')
    await sees(cid, cid.bot.t('clan.none.hello'))
    expect((await cid.bot.player()).clanId).toBeNull()
    expect([ann, bob, cid, dan].flatMap(({ open }) => open.errors)).toEqual([])
  })
})
