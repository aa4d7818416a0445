// `npm run pictures`: takes docs/pictures from the running game, every screen in both modes and languages.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBrowser } from './kit/browser.ts'
import { Climber } from './kit/climber.ts'
import { openPage } from './kit/open-page.ts'
import { startServer } from './kit/server.ts'
import type { Lang } from './kit/words.ts'

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url))
const sizes = { phone: [390, 844], page: [600, 900], desk: [1440, 900] } as const
/** What moves needs a moment to stand as it will be seen. */
const SETTLE = 900

type Mode = 'ORIGINAL' | 'MODERN'

async function takeAll(size: keyof typeof sizes, lang: Lang, mode: Mode, to: string): Promise<void> {
  const [width, height] = sizes[size]
  const open = await openPage(browser, width, height, false)
  const climber = new Climber(open.page, server.url, lang)
  const { page } = open
  const take = async (name: string) => {
    await page.waitForTimeout(SETTLE)
    await page.screenshot({
      path: join(to, `${name}-${mode}-${lang}${size === 'page' ? '' : `-${size}`}.jpg`.toLowerCase()),
      type: 'jpeg',
      quality: 82,
    })
  }
  const overlay = async (name: string, ...presses: string[]) => {
    for (const key of presses)
      await page
        .getByRole('button', { name: climber.t(key) })
        .first()
        .click()
    await take(name)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(200)
    await page.keyboard.press('Escape')
  }

  await page.goto(`${server.url}/?lang=${lang}&mode=${mode}`)
  await page.locator('.sky-selection').waitFor()
  await take('selection')
  await overlay('login', 'selection.haveAccount')
  await climber.begin(size === 'desk' ? 2 : 0)
  await take('road')
  await climber.clearTheWay()
  await overlay('settings', 'hud.settings')
  await overlay('register', 'hud.settings', 'settings.register')
  await overlay('daily', 'hud.daily')
  for (let step = 0; step < 12; step++) if (await climber.step()) break
  await take('battle')
  await climber.fight(() => take('result'))
  await climber.clearTheWay()
  await overlay('heroes', 'hud.heroes')
  await open.close()
}

const browser = await openBrowser()
const server = await startServer({ RATE_FACTOR: '100' })
try {
  const to = process.argv[2] ?? folder
  mkdirSync(to, { recursive: true })
  for (const lang of ['EN', 'RU'] as const)
    for (const mode of ['ORIGINAL', 'MODERN'] as const)
      for (const size of ['page', 'phone', 'desk'] as const) await takeAll(size, lang, mode, to)
} finally {
  await browser.close()
  await server.close()
}
