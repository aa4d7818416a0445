// Three players in three browsers found a clan, join it, talk, give, build, raid, write in its forum, and one of them leaves.
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
    .or(page.getByRole('dialog'))
    .last()
    .getByRole('button', { name: t(key), exact: true })
    .click()
const sees = ({ bot: { page } }: Someone, text: string) => page.getByText(text).first().waitFor()

describe.each(['RU', 'EN'] as const)('a clan of three, in %s', (lang) => {
  const [clan, hello, title, question, answer] = (
    lang === 'RU'
      ? ['Ночные верхолазы', 'Всем привет, верхолазы!', 'Куда идём', 'Выше или в сторону?', 'Конечно, выше!']
      : ['Night Climbers', 'Hello, climbers!', 'Where to', 'Up, or sideways?', 'Up, of course!']
  ) as [string, string, string, string, string]
  const names = lang === 'RU' ? (['Заря', 'Клевер', 'Вереск'] as const) : (['Sunrise', 'Clover', 'Heather'] as const)
  let ann: Someone
  let bob: Someone
  let cid: Someone
  beforeAll(async () => {
    const purse = { mithril: 300, crystal: 60, tickets: 1 }
    ann = await someone(names[0], lang, 6, { purse })
    bob = await someone(names[1], lang, 6, { purse })
    cid = await someone(names[2], lang, 6)
  })
  afterAll(async () => {
    for (const one of [ann, bob, cid]) await one?.open.close()
  })

  const give = async (one: Someone, donation: string, amount: number) => {
    await one.bot.page.getByRole('radio', { name: one.bot.t(`clan.donationOf.${donation}`) }).check({ force: true })
    await one.bot.page.locator('.sky-field-line input').fill(`${amount}`)
    await click(one, 'clan.donate')
    await sees(one, one.bot.t('clan.thanks'))
  }

  it('is founded, and two players apply and are taken in', async () => {
    await press(ann, 'hud.clan')
    await tab(ann, 'clan.none.tab.create')
    await pasteTooMuch(ann, ann.bot.t('clan.none.name'), ann.bot.t('clan.nameProblem.NAME_TOO_LONG'))
    await ann.bot.page.getByLabel(ann.bot.t('clan.none.name')).fill(clan)
    await ann.bot.page.getByRole('button', { name: ann.bot.t('clan.none.create') }).click()
    await sees(ann, clan)
    for (const one of [bob, cid]) {
      await press(one, 'hud.clan')
      await click(one, 'clan.none.applyOf', { name: clan })
      await sees(one, one.bot.t('clan.none.waits'))
    }
    await click(ann, 'clan.tab.candidates')
    for (const one of [bob, cid]) {
      await click(ann, 'clan.candidate.takeOf', { name: one.name })
      await click(one, 'clan.chat')
    }
    const [first, ...others] = await Promise.all([ann, bob, cid].map(async ({ bot }) => (await bot.player()).clanId))
    expect(first).toBeGreaterThan(0)
    expect(others).toEqual([first, first])
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
    expect([...ann.open.errors, ...bob.open.errors, ...cid.open.errors]).toEqual([])
  })
})
