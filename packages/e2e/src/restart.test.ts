// The server is killed and started again under open pages: what the player was writing stays, and nothing has to be pressed.
import { allLoaded } from '@skystair/testing/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'
import { meeting, press, type Someone } from './someone.ts'

const opened = browserAndServer({ RATE_FACTOR: '100' })
const { someone } = meeting(opened)
let open: Someone['open'] | undefined
afterEach(() => open?.close())

describe.each(['RU', 'EN'] as const)('after a restart of the server in %s', (lang) => {
  const draft = lang === 'RU' ? 'Я почти дописал это письмо' : 'I have almost finished this'
  const places: Record<string, { open: (one: Someone) => Promise<void>; label: string; values?: Record<string, string> }> = {
    chat: { open: (one) => press(one, 'hud.chat'), label: 'chat.write' },
    mail: {
      open: async (one) => {
        await press(one, 'hud.mail')
        await one.bot.button('mail.askSupport').click()
      },
      label: 'mail.to',
    },
    forum: {
      open: async (one) => {
        await press(one, 'forum.title')
        await one.bot.page.locator('.sky-forum-list button').first().click()
        await one.bot.control('forum.begin').click()
      },
      label: 'forum.text',
    },
  }

  it.each(Object.keys(places))('the page comes back by itself, and a text in the %s is as it was, also after a reload', async (place) => {
    const { open: go, label } = places[place]!
    const one = await someone(`Writer ${lang} ${place[0]}`, lang, 1)
    open = one.open
    const { bot } = one
    await go(one)
    const field = bot.page.getByLabel(label === 'mail.to' ? bot.t('mail.to', { name: bot.t('mail.support') }) : bot.t(label), {
      exact: true,
    })
    await field.fill(draft)
    // A script that fails to load reloads the page, which closes the window.
    await allLoaded(bot.page)
    await opened.server.kill()
    await bot.button('boot.retry').waitFor()
    await opened.server.start()
    await bot.button('boot.retry').waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe(draft)
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await bot.open()
    await go(one)
    expect(await field.inputValue()).toBe(draft)
  })
})
