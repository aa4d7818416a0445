// Two players in two browsers meet: in the chat, by mail and on the arena.
import { NAME_MAX } from '@skystair/contract/account-rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'
import { meeting, pasteTooMuch, press, type Someone, say } from './someone.ts'

const opened = browserAndServer({ RATE_FACTOR: '100' })
const { someone, database } = meeting(opened)

describe.each(['RU', 'EN'] as const)('two players who meet in %s', (lang) => {
  const words =
    lang === 'RU'
      ? ['Привет, ступени!', 'Тсс, это секрет', 'Пишу тебе', 'А теперь?', 'Ты — пень!']
      : ['Hello, stairs!', 'Psst', 'Dear you', 'And now?', 'You stump!']
  const [hello, secret, letter, again, rude] = words as [string, string, string, string, string]
  let ann: Someone
  let bob: Someone
  beforeAll(async () => {
    const [first, second] = lang === 'RU' ? ['Рассвет', 'Полынь'] : ['Daybreak', 'Wormwood']
    ann = await someone(first!, lang, 6)
    // With the lowest quality nobody is shown on the road.
    bob = await someone(second!, lang, 1, { quality: 'STANDARD' })
  })
  afterAll(async () => {
    await ann?.open.close()
    await bob?.open.close()
  })
  const message = ({ bot: { page } }: Someone, text: string) => page.locator('.sky-chat-message').filter({ hasText: text })
  const act = async ({ bot }: Someone, author: string, key: string) => {
    await bot.page.getByRole('button', { name: author }).first().click()
    await bot.button(key).click()
  }

  it('see each other on the road, and open the other’s page', async () => {
    const neighbour = bob.bot.page.getByRole('button', { name: bob.bot.t('a11y.road.neighbour', { name: ann.name }) })
    expect(await neighbour.count()).toBe(0)
    await ann.bot.page.keyboard.press('ArrowDown', { delay: 300 })
    await neighbour.waitFor({ state: 'attached' })
    await neighbour.focus()
    await bob.bot.page.keyboard.press('Enter')
    await bob.bot.page.getByRole('dialog').getByText(ann.name).first().waitFor()
    await bob.bot.page.keyboard.press('Escape')
  })

  it('read each other in the chat, open the other’s page from there, whisper, and stop reading', async () => {
    await press(ann, 'hud.chat')
    await press(bob, 'hud.chat')
    await say(ann, ann.bot.t('chat.write'), hello, 'chat.send')
    await message(bob, hello).waitFor()
    await act(bob, ann.name, 'chat.page')
    await bob.bot.button('playerPage.write').waitFor()
    await press(bob, 'hud.chat')
    await act(bob, ann.name, 'chat.whisper')
    await say(bob, bob.bot.t('chat.to', { name: ann.name }), secret, 'chat.send')
    await ann.bot.tab('chat.room.private')
    await message(ann, secret).waitFor()
    await act(ann, bob.name, 'chat.block')
    await message(ann, secret).waitFor({ state: 'detached' })
    await ann.bot.page.getByRole('button', { name: ann.bot.t('chat.unblockAll_one', { count: 1 }), exact: true }).click()
    await message(ann, secret).waitFor()
    expect(await message(ann, hello).count()).toBe(0)
  })

  it('cannot harm each other’s page by what they write', async () => {
    const harm = `<img src="/no" onerror="window.harmed=1"><script>window.harmed=1</script> ${lang}`
    await press(ann, 'hud.chat')
    await press(bob, 'hud.chat')
    for (const one of [ann, bob]) await one.bot.tab('chat.room.main')
    await say(ann, ann.bot.t('chat.write'), harm, 'chat.send')
    await message(bob, harm).waitFor()
    expect(await message(bob, harm).locator('script, img[src="/no"]').count()).toBe(0)
    for (const one of [ann, bob]) expect(await one.bot.page.evaluate(() => 'harmed' in window)).toBe(false)
    await ann.bot.tab('chat.room.private')
  })

  it('are told that a text of 100 000 characters is too long, in the chat, in a letter and as a name', async () => {
    const { page, t } = ann.bot
    const inChat = async () => {
      await press(ann, 'hud.chat')
      await ann.bot.tab('chat.room.private')
    }
    await inChat()
    await ann.bot.tab('chat.room.main')
    await pasteTooMuch(ann, t('chat.write'), t('error.TEXT_TOO_LONG'), 'chat.send')
    await inChat()
    await act(ann, bob.name, 'chat.letter')
    await pasteTooMuch(ann, t('mail.to', { name: bob.name }), t('error.TEXT_TOO_LONG'), 'mail.send')
    await press(ann, 'hud.settings')
    await ann.bot.button('settings.rename').click()
    await page.getByLabel(t('account.name'), { exact: true }).fill('')
    await page.keyboard.insertText('ж'.repeat(100_000))
    await ann.bot.button('account.submit').click()
    await page
      .getByText(t('error.NAME_TOO_LONG', { max: NAME_MAX }))
      .first()
      .waitFor()
    expect((await ann.bot.player()).name).toBe(ann.name)
    await inChat()
  })

  it('write letters until one of them blocks the other', async () => {
    await act(ann, bob.name, 'chat.letter')
    await say(ann, ann.bot.t('mail.to', { name: bob.name }), letter, 'mail.send')
    await press(bob, 'hud.mail')
    await bob.bot.page.locator('.sky-mail-rooms').getByRole('button', { name: ann.name }).click()
    await message(bob, letter).waitFor()
    await bob.bot.button('mail.block').click()
    await bob.bot.page.getByText(bob.bot.t('mail.blockedNote')).waitFor()
    await say(ann, ann.bot.t('mail.to', { name: bob.name }), again, 'mail.send')
    await ann.bot.page.getByText(ann.bot.t('error.BLOCKED')).first().waitFor()
    expect(await message(bob, again).count()).toBe(0)
  })

  it('fight on the arena, and both watch the fight again', async () => {
    for (const one of [bob, ann]) {
      await press(one, 'arena.title')
      await one.bot.button('arena.enter').click()
      await one.bot.page.getByRole('tab', { name: one.bot.t('arena.tab.history') }).waitFor()
    }
    // Newcomers stand behind all squads of the arena, among rivals who are far from each other.
    const move = (one: Someone, position: number) =>
      database().tx((tx) => tx.run('update arena_entrant set position = ? where player_id = ?', [position, one.id]))
    await move(bob, lang === 'RU' ? 2 : 4)
    await move(ann, lang === 'RU' ? 3 : 5)
    await press(ann, 'arena.title')
    await ann.bot.page.getByRole('button', { name: ann.bot.t('arena.attackWho', { name: bob.name, place: lang === 'RU' ? 2 : 4 }) }).click()
    await ann.bot.page.locator('.sky-battle-bar').waitFor()
    expect(await ann.bot.fight()).toBe(true)
    for (const [one, key, name] of [
      [ann, 'arena.history.attackWon', bob.name],
      [bob, 'arena.history.defenceLost', ann.name],
    ] as const) {
      await press(one, 'arena.title')
      await one.bot.tab('arena.tab.history')
      const title = one.bot.t(key, { name })
      await one.bot.page.getByRole('button', { name: one.bot.t('arena.history.watchOf', { title }) }).click()
      await one.bot.page.getByRole('dialog').getByText(name).first().waitFor()
    }
  })

  it('report a message, and a moderator bans its author in two taps', async () => {
    const inMain = async (one: Someone) => {
      await press(one, 'hud.chat')
      await one.bot.tab('chat.room.main')
    }
    await inMain(bob)
    await say(bob, bob.bot.t('chat.write'), rude, 'chat.send')
    await inMain(ann)
    await message(ann, rude).getByRole('button', { name: bob.name }).click()
    await ann.bot.button('chat.report').click()
    await ann.bot.answer('chat.report')
    await ann.bot.page.getByText(ann.bot.t('chat.reported')).waitFor()

    const owl = await someone(lang === 'RU' ? 'Дозорный' : 'Nightwatch', lang, 1, { access: 'MODERATOR' })
    const { page, t } = owl.bot
    await press(owl, 'hud.moderation')
    await page.locator('.sky-report-text').filter({ hasText: rude }).waitFor()
    const reason = t('chat.banReason.INSULTS')
    await page.getByRole('radio', { name: reason }).check({ force: true })
    await page.getByRole('button', { name: t('moderation.termOf', { term: t('moderation.hours.3'), reason }), exact: true }).click()
    await page.getByText(t('moderation.says.empty')).waitFor()
    await bob.bot.page.locator('.sky-chat-note').filter({ hasText: reason }).waitFor()
    expect(await bob.bot.page.getByLabel(bob.bot.t('chat.write')).count()).toBe(0)
    await owl.open.close()
    expect([...ann.open.errors, ...bob.open.errors, ...owl.open.errors]).toEqual([])
  })
})
