import { join } from 'node:path'
import { openSqlite } from '@skystair/server/storage'
import { RoadBot } from '@skystair/testing/bots'
import { allLoaded, graphicsCard, openPage, pictureDifference } from '@skystair/testing/browser'
import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'
import { people } from './pictures/people.ts'
import { type Screen, screens } from './pictures/screens.ts'
import { fewerFrames, stillPicture } from './still-picture.ts'

/** The share of two pictures of the same scene that may differ: a canvas rounds tints and some positions. */
const ALIKE = 0.015
/** By how much two scenes differ at least: otherwise nothing is compared. */
const DIFFERENT = 0.3

const opened = browserAndServer({ RATE_FACTOR: '0' })
const close: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(close.map((end) => end())))

/** The picture of each scene without a graphics card. */
const seen: Buffer[] = []

/** Opens a scene of a player in STANDARD quality and without motion. Returns its picture. */
async function pictureOf({ open }: Screen, session: string, prepare: (page: Page) => Promise<unknown>): Promise<Buffer> {
  const { page, errors, close } = await openPage(opened.browser, 320, 560)
  await page.addInitScript(() => localStorage.setItem('skystair:quality', 'STANDARD'))
  await page.addInitScript(fewerFrames)
  await prepare(page)
  const bot = new RoadBot(page, opened.server.url, 'EN')
  await bot.openAs(session)
  await page.locator('.sky-location small, .sky-battle-bar').first().waitFor()
  await allLoaded(page)
  // Some windows open by themselves once their area is loaded.
  await bot.closeDialogs()
  await open?.(bot)
  const picture = await stillPicture(page)
  expect(errors).toEqual([])
  await close()
  return picture
}

it.each(['road-high', 'battle-five', 'arena-scene', 'clan-island'])('draws %s without a graphics card as with one', async (name) => {
  const screen = screens.find((one) => one.name === name)
  if (!screen || screen.who === 'nobody') throw new Error(`There is no screen ${name}.`)
  const db = openSqlite(join(opened.server.dataDir, 'skystair.db'))
  close.push(() => db.close())
  const session = await people(db, opened.server.url, 'EN')[screen.who]()
  const withCard = await pictureOf(screen, session, (page) => page.addInitScript(graphicsCard))
  const without = await pictureOf(screen, session, async () => {})
  expect(await pictureDifference(without, withCard)).toBeLessThan(ALIKE)
  for (const other of seen) expect(await pictureDifference(without, other)).toBeGreaterThan(DIFFERENT)
  seen.push(without)
})
