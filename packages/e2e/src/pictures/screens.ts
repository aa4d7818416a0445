import type { RoadBot } from '@skystair/testing/bots'
import type { Person } from './people.ts'

/** One picture: who sees it, and how it comes up from the scene that this person starts in. */
export interface Screen {
  readonly name: string
  readonly who: Person | 'nobody'
  readonly open?: (bot: RoadBot) => Promise<void>
}

/** A button of the game's controls, by its words; icons carry more after them. */
async function press({ page, t }: RoadBot, ...keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await page
      .locator('.sky-ui')
      .getByRole('button', { name: t(key) })
      .first()
      .click()
}
const through =
  (...keys: readonly string[]) =>
  (bot: RoadBot) =>
    press(bot, ...keys)

/** A page of a window that has pages. */
const page =
  (open: (bot: RoadBot) => Promise<void>, key: string) =>
  async (bot: RoadBot): Promise<void> => {
    await open(bot)
    await bot.page.getByRole('tab', { name: bot.t(key) }).click()
  }

/** What stands near is acted on, by the big button. */
const act = async ({ page }: RoadBot) => page.locator('.sky-action button').click()
const bank = async ({ page }: RoadBot) => page.locator('.sky-plus').click()

/** The pay page beside the game stays empty: only our own window is looked at. */
async function buy(bot: RoadBot): Promise<void> {
  await bank(bot)
  await bot.page.context().route(/\/\/[^/]*robokassa/, (route) => route.fulfill({ body: '' }))
  await bot.page.locator('.sky-options button').first().click()
  await bot.button('bank.purchase.hide').waitFor()
}

/** Somebody is chosen and an enemy aimed at, so that the forecast stands. */
async function aim({ page, t }: RoadBot): Promise<void> {
  const own = page.getByRole('list', { name: t('a11y.battle.own') }).locator('button:enabled')
  const enemies = page.getByRole('list', { name: t('a11y.battle.enemies') }).locator('button:enabled')
  await own.first().waitFor()
  if ((await enemies.count()) === 0) await own.first().dispatchEvent('click')
  await enemies.last().dispatchEvent('click')
  await page.locator('.sky-forecast-full').waitFor()
}

/** The same where there are several enemy squads: the last of them is aimed at. */
async function aimAtLast({ page, t }: RoadBot): Promise<void> {
  const squads = page.getByRole('region', { name: t('a11y.battle.region') }).locator('ul')
  await squads.first().locator('button:enabled').first().dispatchEvent('click')
  await squads.last().locator('button:enabled').last().dispatchEvent('click')
  await page.locator('.sky-forecast-full').waitFor()
}

async function lose({ page }: RoadBot): Promise<void> {
  await page.route('**/api/**', (route) => route.abort())
  await page.locator('.sky-corner button').last().click()
  await page.locator('.sky-modal-dialog').waitFor()
}

const named = (name: string, who: Screen['who'], open?: Screen['open']): Screen => (open ? { name, who, open } : { name, who })
const settings = (key: string) => through('hud.settings', key)

/** Every screen, those of one person together: the page is loaded once for each. */
export const screens: readonly Screen[] = [
  named('selection', 'nobody'),
  named('login', 'nobody', through('selection.haveAccount')),
  named('road', 'newcomer'),
  named('story', 'newcomer', async ({ page }) => page.locator('.sky-where button').click()),
  named('register', 'newcomer', settings('settings.register')),
  named('bank-guest', 'newcomer', bank),
  named('approach', 'daring'),
  named('road-high', 'veteran'),
  named('heroes', 'veteran', through('hud.heroes')),
  named('order', 'veteran', page(through('hud.heroes'), 'profile.order')),
  named('daily', 'veteran', through('hud.daily')),
  named('manual', 'veteran', through('hud.manual')),
  named('tasks', 'veteran', through('hud.tasks')),
  named('news', 'veteran', through('hud.news')),
  named('settings', 'veteran', through('hud.settings')),
  named('rename', 'veteran', settings('settings.rename')),
  named('contact', 'veteran', settings('settings.contact')),
  named('password', 'veteran', settings('settings.password')),
  named('logout', 'veteran', settings('settings.logout')),
  named('fairness', 'veteran', settings('settings.fairness')),
  named('credits', 'veteran', settings('settings.credits')),
  named('bank', 'veteran', bank),
  named('bank-gifts', 'veteran', page(bank, 'bank.tab.gifts')),
  named('bank-free', 'veteran', page(bank, 'bank.tab.free')),
  named('bank-status', 'veteran', page(bank, 'bank.tab.status')),
  named('purchase', 'veteran', buy),
  named('creature', 'veteran', async (bot) => {
    await press(bot, 'hud.heroes')
    await bot.page.locator('.sky-look').click()
    await bot.page.locator('.sky-alone').waitFor()
  }),
  named('talker', 'listener', act),
  named('connection', 'listener', lose),
  named('teleport', 'traveller', act),
  named('road-snow', 'wanderer'),
  named('battle', 'fighter'),
  named('battle-big', 'captain'),
  named('battle-aimed', 'captain', aim),
  named('battle-three', 'rival'),
  named('battle-five', 'outnumbered'),
  named('battle-five-aimed', 'outnumbered', aimAtLast),
  named('give-up', 'captain', through('battle.giveUp')),
  named('victory', 'winner', async ({ page }) => page.locator('.sky-won').waitFor()),
  named('defeat', 'loser', async ({ page }) => page.locator('.sky-lost').waitFor()),
]

/** Those that are seen at every width. */
export const main: ReadonlySet<string> = new Set(['selection', 'road', 'road-high', 'heroes', 'battle-big', 'victory'])
