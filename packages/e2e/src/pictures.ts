// `npm run pictures [-- words…]`: takes docs/pictures from the running game, after `npm run build`. Words choose a language (RU), a mode
// (MODERN), a width (390, 600, 1440, or any other) and screens by the beginning of their names; `--to <folder>` writes large PNGs there
// instead.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@skystair/server/storage'
import { RoadBot } from '@skystair/testing/bots'
import { graphicsCard, openBrowser, openPage, startServer } from '@skystair/testing/browser'
import { simulatorsOf } from '@skystair/testing/portal'
import sharp from 'sharp'
import { writeCampaigns } from './pictures/campaigns.ts'
import { folder, nameOf, PHONE, widths, writeContents } from './pictures/contents.ts'
import { develop, loadFilm } from './pictures/film.ts'
import { people } from './pictures/people.ts'
import { main, type Screen, screens } from './pictures/screens.ts'

const words = process.argv.slice(2)
const at = words.indexOf('--to')
const to = at < 0 ? null : (words.splice(at, 2)[1] ?? null)
/** Time limit for a single action on a busy machine, milliseconds. */
const PATIENCE = 60_000
const chosen = <T extends string>(all: readonly T[], given: readonly T[]): readonly T[] => (given.length > 0 ? given : all)
const langs = chosen(
  ['EN', 'RU'] as const,
  words.filter((word) => word === 'EN' || word === 'RU'),
)
const modes = chosen(
  ['ORIGINAL', 'MODERN'] as const,
  words.filter((word) => word === 'ORIGINAL' || word === 'MODERN'),
)
const sizes = words.map(Number).filter(Boolean)
const names = words.filter((word) => /^[a-z]/.test(word))
const wanted = screens.filter(({ name }) => names.length === 0 || names.some((begin) => name.startsWith(begin)))

/** Takes all wanted screens in one language and mode; the page is loaded once per player, and a window stays open for all widths. */
async function takeAll(lang: 'RU' | 'EN', mode: 'ORIGINAL' | 'MODERN'): Promise<void> {
  const who = people(db, server.url, lang)
  const open = await openPage(browser, 600, 900, 'STRONG')
  const { page } = open
  await page.addInitScript(graphicsCard)
  await page.addInitScript(loadFilm)
  // Software rendering must not make the game choose a lower quality.
  await page.addInitScript(() => localStorage.setItem('skystair:quality', 'STANDARD'))
  const bot = new RoadBot(page, server.url, lang)
  page.setDefaultTimeout(PATIENCE)
  let shown: Screen['who'] | null = null
  for (const screen of wanted) {
    if (screen.who !== shown) {
      shown = screen.who
      await page.unrouteAll()
      if (screen.who === 'nobody') await bot.open(mode)
      else await bot.openAs(await who[screen.who](), mode)
      await page.locator('.sky-selection, .sky-location small, .sky-battle-bar, .sky-won, .sky-lost').first().waitFor()
    }
    try {
      await screen.open?.(bot)
      for (const width of sizes.length > 0 ? sizes : main.has(screen.name) ? widths.keys() : [PHONE]) {
        await page.setViewportSize({ width, height: widths.get(width) ?? 844 })
        await keep(await develop(page), nameOf(screen.name, { lang, mode, width }))
      }
    } catch (error) {
      // A missing screen must not prevent the following ones.
      missing.push(`${screen.name} ${mode} ${lang}: ${error}`)
    }
    await bot.closeDialogs()
  }
  if (open.errors.length > 0) throw new Error(open.errors.join('\n'))
  await open.close()
}

/** The screens that failed, with the reason. */
const missing: string[] = []

const keep = async (picture: Buffer, name: string) =>
  to
    ? writeFileSync(join(to, `${name}.png`), picture)
    : void (await sharp(picture)
        .webp({ quality: 55, effort: 6 })
        .toFile(join(folder, `${name}.webp`)))

const browser = await openBrowser()
const { providers } = await simulatorsOf('own')
const server = await startServer({ RATE_FACTOR: '0', CAMPAIGNS_FILE: writeCampaigns(), ...providers?.robokassa?.settings })
const db = openSqlite(join(server.dataDir, 'skystair.db'))
try {
  mkdirSync(to ?? folder, { recursive: true })
  for (const mode of modes)
    for (const lang of langs) {
      await takeAll(lang, mode)
      console.log(mode, lang)
    }
  if (missing.length > 0) {
    console.error(missing.join('\n'))
    process.exitCode = 1
  }
  if (!to) writeContents(screens.map(({ name }) => name))
} finally {
  await browser.close()
  await db.close()
  await server.close()
}
