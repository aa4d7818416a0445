import { meleeHour } from '@skystair/contract/enums'
import { RoadBot } from '@skystair/testing/bots'
import { openPage } from '@skystair/testing/browser'
import { allMarkers, createTestPlayer } from '@skystair/testing/players'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { beforeAll, expect, it } from 'vitest'
import { browserAndServerAt } from './browser-and-server.ts'

const NAMES = ['Anna', 'Boris', 'Clara', 'Denis', 'Elena']

interface Visitor {
  readonly bot: RoadBot
  readonly errors: readonly string[]
}

/** The server's clock is in the weekly hour. */
const shift = meleeHour(meleeRow, Date.now()).opensAt + 60_000 - Date.now()
const clock = () => Date.now() + shift

const opened = browserAndServerAt(clock)
let five: Visitor[]
beforeAll(async () => {
  five = await Promise.all(NAMES.map((name) => visit(name)))
})

/** Opens the game for a new player with a squad of one, who has seen all windows that open by themselves. */
async function visit(name: string): Promise<Visitor> {
  const { browser, server } = opened
  const session = await createTestPlayer(
    server.db,
    async (tx, { id, state }) => {
      Object.assign(state, { level: 8, markers: allMarkers(), squad: state.squad.slice(0, 1) })
      const values = [name, name.toLowerCase(), id]
      await tx.run("update player set name = ?, name_key = ?, password_hash = 'none', access_level = 'PLAYER' where id = ?", values)
    },
    clock(),
  )
  const open = await openPage(browser, 600, 900, 'FAST')
  await open.page.addInitScript(() => localStorage.setItem('skystair:battle_speed', 'ULTRA_FAST'))
  const bot = new RoadBot(open.page, server.origin, 'EN')
  await bot.openAs(session)
  return { bot, errors: open.errors }
}

const result = ({ bot: { page } }: Visitor) => page.locator('.sky-won, .sky-lost')

async function join({ bot }: Visitor): Promise<void> {
  await bot.page.keyboard.press('Escape')
  await bot.button('melee.title').click()
  await bot.button('melee.join').click()
}

/** Hits the first possible target in each turn, until the player’s result is shown. */
async function play(visitor: Visitor): Promise<void> {
  const { page, t } = visitor.bot
  // The lists of the others have the names of those who lead them.
  const target = page.locator('ul[aria-label*=" · "] button:enabled').first()
  const own = page.getByRole('list', { name: t('a11y.battle.own') })
  for (;;) {
    const turn = own.locator('button:enabled')
    await result(visitor).or(turn).first().waitFor()
    if ((await result(visitor).count()) > 0) return
    const press = () => target.dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => {})
    await press()
    await press()
    await page.waitForTimeout(50)
  }
}

it('five players in five browsers join a melee, fight in turns, come back after a reload and a lost connection, and each gets a place and its reward', async () => {
  for (const visitor of five) await join(visitor)
  await Promise.all(five.map(({ bot }) => bot.page.locator('.sky-melee-turn').waitFor()))
  const [reloaded, lost] = five as [Visitor, Visitor]
  await reloaded.bot.page.reload()
  await lost.bot.page.context().setOffline(true)
  await lost.bot.page.context().setOffline(false)
  await Promise.all(five.map(play))
  const places = await Promise.all(
    five.map(async (visitor) => {
      const title = (await result(visitor).getByRole('heading').first().textContent()) ?? ''
      await visitor.bot.button('melee.result.take').click()
      await visitor.bot.page.locator('.sky-menu').waitFor()
      return title
    }),
  )
  const { t } = reloaded.bot
  expect(places.sort()).toEqual([2, 3, 4, 5].map((place) => t('melee.place', { place })).concat(t('battle.victory')))
  expect(five.flatMap(({ errors }) => errors)).toEqual([])
})
