// Players in browsers of their own, for tests in which several of them meet.
import { join } from 'node:path'
import { type AccessLevel, type Amounts, type Quality, resources } from '@skystair/contract'
import { grant } from '@skystair/server'
import { type Db, openSqlite } from '@skystair/server/storage'
import { RoadBot } from '@skystair/testing/bots'
import { type OpenPage, openPage } from '@skystair/testing/browser'
import { createTestPlayer, nameTestPlayer, turnIntoVeteran } from '@skystair/testing/players'
import { afterAll, beforeAll } from 'vitest'
import type { browserAndServer } from './browser-and-server.ts'

export interface Someone {
  readonly id: number
  readonly name: string
  readonly bot: RoadBot
  readonly open: OpenPage
}

interface Equipment {
  readonly access?: AccessLevel
  readonly purse?: Amounts
  readonly quality?: Quality
  /** The server's address for this player's browser. */
  readonly url?: string
}

/** Returns the server's database, which is open while the tests of a file run, and a function that opens the road as a new player. */
export function meeting(opened: ReturnType<typeof browserAndServer>) {
  let db: Db
  beforeAll(() => {
    db = openSqlite(join(opened.server.dataDir, 'skystair.db'))
  })
  afterAll(() => db.close())
  return {
    database: () => db,
    /** Opens the road as a player of level 24 with that many heroes in the squad. */
    async someone(
      name: string,
      lang: 'RU' | 'EN',
      heroes: number,
      { access = 'PLAYER', purse = {}, quality = 'LOWEST', url = opened.server.url }: Equipment = {},
    ): Promise<Someone> {
      let id = 0
      const session = await createTestPlayer(db, async (tx, player, now) => {
        id = player.id
        await turnIntoVeteran(tx, player, now)
        player.state.level = 24
        player.state.squad.length = heroes
        await nameTestPlayer(tx, player.id, name, access)
        await grant(tx, player.id, resources(purse), { reason: 'start', ref: 'outfit', now })
      })
      const open = await openPage(opened.browser, 390, 844, 'FAST')
      await open.page.addInitScript((chosen) => localStorage.setItem('skystair:quality', chosen), quality)
      const bot = new RoadBot(open.page, url, lang)
      await bot.openAs(session)
      await bot.closeDialogs()
      return { id, name, bot, open }
    },
  }
}

/** Closes all windows and presses a button of the road. */
export const press = ({ bot }: Someone, key: string): Promise<void> => bot.pressOnRoad(bot.control(key))

/** Writes a text into a field, and sends it. */
export async function say({ bot: { page, t } }: Someone, label: string, text: string, send: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: t(send), exact: true }).click()
}

/**
 * Pastes a text of 100 000 characters into a field, and waits for the message that refuses it and until the button `send`, if given, is disabled. The page
 * still works: the field can be emptied.
 */
export async function pasteTooMuch({ bot }: Someone, label: string, refusal: string, send?: string): Promise<void> {
  const { page } = bot
  const field = page.getByLabel(label, { exact: true })
  await field.focus()
  await page.keyboard.insertText('ж'.repeat(100_000))
  await page.getByText(refusal).first().waitFor()
  if (send) await bot.button(send).and(page.locator(':disabled')).waitFor()
  await field.fill('')
  await page.getByText(refusal).first().waitFor({ state: 'detached' })
}
