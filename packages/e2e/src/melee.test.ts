import { meleeHour } from '@skystair/contract/enums'
import { findPlatforms, platformsOf, readConfig } from '@skystair/server'
import { type PassingServer, passingServer } from '@skystair/server/testing'
import { type OpenPage, openBlindBrowser, openPage, textOf } from '@skystair/testing/browser'
import { allMarkers, createTestPlayer } from '@skystair/testing/players'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import type { Browser, Locator } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

const NAMES = ['Anna', 'Boris', 'Clara', 'Denis', 'Elena']
const t = (key: string, values?: Record<string, string | number>) => textOf('EN', key, values)

/** The server's clock is in the weekly hour. */
const shift = meleeHour(meleeRow, Date.now()).opensAt + 60_000 - Date.now()
const clock = () => Date.now() + shift

let browser: Browser
let server: PassingServer
let five: OpenPage[]
beforeAll(async () => {
  browser = await openBlindBrowser()
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_FACTOR: '0', DRAIN_SECONDS: '0' })
  server = await passingServer(config, platformsOf(await findPlatforms(), {}), clock)
  five = await Promise.all(NAMES.map((name) => visit(name)))
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** Opens the game for a new player with a squad of one, who has seen all windows that open by themselves. */
async function visit(name: string): Promise<OpenPage> {
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
  await open.page.goto(`${server.origin}/health`)
  await open.page.evaluate((token) => {
    localStorage.setItem('skystair:session', token)
    localStorage.setItem('skystair:battle_speed', 'ULTRA_FAST')
  }, session)
  await open.page.goto(`${server.origin}/?lang=EN`)
  await open.page.locator('.sky-menu').waitFor()
  return open
}

const named = ({ page }: OpenPage, key: string): Locator => page.getByRole('button', { name: t(key), exact: true })
const result = ({ page }: OpenPage) => page.locator('.sky-won, .sky-lost')

async function join(open: OpenPage): Promise<void> {
  await open.page.keyboard.press('Escape')
  await named(open, 'melee.title').click()
  await named(open, 'melee.join').click()
}

/** Hits the first possible target in each turn, until the player’s result is shown. */
async function play(open: OpenPage): Promise<void> {
  const { page } = open
  // The lists of the others have the names of those who lead them.
  const target = page.locator('ul[aria-label*=" · "] button:enabled').first()
  const own = page.getByRole('list', { name: t('a11y.battle.own') })
  for (;;) {
    const turn = own.locator('button:enabled')
    await result(open).or(turn).first().waitFor()
    if ((await result(open).count()) > 0) return
    const press = () => target.dispatchEvent('click', undefined, { timeout: 2000 }).catch(() => {})
    await press()
    await press()
    await page.waitForTimeout(50)
  }
}

it('five players in five browsers join a melee, fight in turns, come back after a reload and a lost connection, and each gets a place and its reward', async () => {
  for (const open of five) await join(open)
  await Promise.all(five.map(({ page }) => page.locator('.sky-melee-turn').waitFor()))
  const [reloaded, lost] = five as [OpenPage, OpenPage]
  await reloaded.page.reload()
  await lost.page.context().setOffline(true)
  await lost.page.context().setOffline(false)
  await Promise.all(five.map(play))
  const places = await Promise.all(
    five.map(async (open) => {
      const title = (await result(open).getByRole('heading').first().textContent()) ?? ''
      await named(open, 'melee.result.take').click()
      await open.page.locator('.sky-menu').waitFor()
      return title
    }),
  )
  expect(places.sort()).toEqual([2, 3, 4, 5].map((place) => t('melee.place', { place })).concat(t('battle.victory')))
  expect(five.flatMap(({ errors }) => errors)).toEqual([])
})
