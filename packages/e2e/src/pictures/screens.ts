import type { RoadBot } from '@skystair/testing/bots'
import type { Person } from './people.ts'

/** One picture: which player sees it, and how it is opened from the scene in which this player starts. */
export interface Screen {
  readonly name: string
  readonly who: Person | 'nobody'
  readonly open?: (bot: RoadBot) => Promise<void>
}

const through =
  (...keys: readonly string[]) =>
  (bot: RoadBot) =>
    bot.press(...keys)

/** Opens a page of a window with several pages. */
const page =
  (open: (bot: RoadBot) => Promise<void>, key: string) =>
  async (bot: RoadBot): Promise<void> => {
    await open(bot)
    await bot.tab(key)
  }

/** Enters a place of the map of towns by its name. */
const town =
  (key: string) =>
  async (bot: RoadBot): Promise<void> => {
    await bot.press('hud.shops')
    await bot.page
      .locator('.sky-towns')
      .getByRole('button', { name: bot.t(key), exact: true })
      .click()
  }

/** Opens a campaign that is on. */
const campaign =
  (type: string) =>
  async ({ page, t }: RoadBot): Promise<void> => {
    await page.locator('.sky-campaign-sign').click()
    await page
      .locator('.sky-campaign', { hasText: t(`campaign.of.${type}.name`) })
      .first()
      .click()
  }

/** Acts on the nearest goal with the big button. */
const act = async ({ page }: RoadBot) => page.locator('.sky-action button').click()
/** Walks up for a while. */
const walk = async ({ page }: RoadBot) => {
  await page.locator('.sky-snow-steps').waitFor()
  await page.keyboard.down('ArrowUp')
  await page.waitForTimeout(3000)
  await page.keyboard.up('ArrowUp')
}
/** Leaves a won fight, and closes what was gained until somebody speaks. */
const goOn = async (bot: RoadBot) => {
  await bot.press('battle.onwards')
  const words = bot.page.locator('.sky-story')
  const window = bot.page.locator('.sky-moment').or(words)
  for (await window.first().waitFor(); (await words.count()) === 0; await window.first().waitFor()) await bot.closeTop()
}
const bank = async ({ page }: RoadBot) => page.locator('.sky-plus').click()

/** The pay page stays empty: only our own window matters. */
async function buy(bot: RoadBot): Promise<void> {
  await bank(bot)
  await bot.page.context().route(/\/\/[^/]*robokassa/, (route) => route.fulfill({ body: '' }))
  await bot.page.locator('.sky-options button').first().click()
  await bot.button('bank.purchase.hide').waitFor()
}

/** Chooses a hero and an enemy, so that the forecast is shown. */
async function aim({ page, t }: RoadBot): Promise<void> {
  const own = page.getByRole('list', { name: t('a11y.battle.own') }).locator('button:enabled')
  const enemies = page.getByRole('list', { name: t('a11y.battle.enemies') }).locator('button:enabled')
  await own.first().waitFor()
  if ((await enemies.count()) === 0) await own.first().dispatchEvent('click')
  await enemies.last().dispatchEvent('click')
  await page.locator('.sky-forecast-full').waitFor()
}

/** The same with several enemy squads: aims at the last one. */
async function aimAtLast({ page, t }: RoadBot): Promise<void> {
  const squads = page.getByRole('region', { name: t('a11y.battle.region') }).locator('ul')
  await squads.first().locator('button:enabled').first().dispatchEvent('click')
  await squads.last().locator('button:enabled').last().dispatchEvent('click')
  await page.locator('.sky-forecast-full').waitFor()
}

async function lose({ page }: RoadBot): Promise<void> {
  await page.route('**/api/**', (route) => route.abort())
  await page.locator('.sky-corner button').last().click()
  await page.locator('.sky-modal-dialog:not(.sky-leaving)').waitFor()
}

const named = (name: string, who: Screen['who'], open?: Screen['open']): Screen => (open ? { name, who, open } : { name, who })
const settings = (key: string) => through('hud.settings', key)

/** Opens an artifact of the backpack. */
async function artifact(bot: RoadBot, which: 'first' | 'last' = 'first'): Promise<void> {
  await page(through('hud.heroes'), 'backpack.title')(bot)
  await bot.page.locator('.sky-slots').first().locator('button')[which]().click()
  await bot.page.locator('.sky-fits li').first().waitFor()
}

/** Opens the conversation with the newest letter. */
async function letters(bot: RoadBot): Promise<void> {
  await bot.press('hud.mail')
  await bot.page.locator('.sky-mail-rooms button').first().click()
}

/** Opens what moderators know about the player of the first report. */
async function openReported(bot: RoadBot): Promise<void> {
  await bot.press('hud.moderation')
  await bot.page.locator('.sky-report-head button:not(.sky-leaving *)').click()
  await bot.page.locator('.sky-moderated').waitFor()
}

/** Presses the guardian of a veteran's stair on the road, who is too strong. */
async function danger({ page }: RoadBot): Promise<void> {
  const { x, y, width, height } = (await page.locator('.sky-canvas').boundingBox())!
  await page.mouse.click(x + width / 2, y + 0.6 * height)
  await page.getByRole('alertdialog').waitFor()
}

/** Shows a scene that is entered from a window, from the road. */
const visit =
  (...keys: readonly string[]) =>
  async (bot: RoadBot): Promise<void> => {
    const bar = bot.page.locator('.sky-scene-bar')
    if ((await bar.count()) > 0) await bot.press('common.toRoad')
    await bar.waitFor({ state: 'detached' })
    await bot.press(...keys)
    await bar.waitFor()
  }

/** All screens, grouped by player: the page is loaded once for each. */
export const screens: readonly Screen[] = [
  named('selection', 'nobody'),
  named('login', 'nobody', through('selection.haveAccount')),
  named('road', 'newcomer'),
  named('story', 'newcomer', async ({ page }) => page.locator('.sky-location button').click()),
  named('register', 'newcomer', settings('settings.register')),
  named('bank-guest', 'newcomer', bank),
  named('approach', 'daring'),
  named('road-high', 'veteran'),
  named('danger', 'veteran', danger),
  named('heroes', 'veteran', through('hud.heroes')),
  named('order', 'veteran', page(through('hud.heroes'), 'profile.order')),
  named('backpack', 'veteran', page(through('hud.heroes'), 'backpack.title')),
  named('artifact', 'veteran', (bot) => artifact(bot)),
  named('daily', 'veteran', through('hud.daily')),
  named('manual', 'veteran', through('hud.manual')),
  named('tasks', 'veteran', through('hud.tasks')),
  named('news', 'veteran', through('hud.news')),
  named('settings', 'veteran', through('hud.settings')),
  named('rename', 'veteran', settings('settings.rename')),
  named('contact', 'veteran', settings('settings.contact')),
  named('password', 'veteran', settings('settings.password')),
  named('data', 'veteran', settings('account.data')),
  named('logout', 'veteran', settings('settings.logout')),
  named('fairness', 'veteran', settings('settings.fairness')),
  named('credits', 'veteran', settings('settings.credits')),
  named('bank', 'veteran', bank),
  named('bank-gifts', 'veteran', page(bank, 'bank.tab.gifts')),
  named('bank-free', 'veteran', page(bank, 'bank.tab.free')),
  named('bank-status', 'veteran', page(bank, 'bank.tab.status')),
  named('purchase', 'veteran', buy),
  named('clans', 'veteran', through('hud.clan')),
  // The last one of this player: it leaves the road.
  named('creature', 'veteran', async (bot) => {
    await bot.press('hud.heroes')
    await bot.page.locator('.sky-look').click()
    await bot.page.locator('.sky-creature-hud').waitFor()
  }),
  named('towns', 'collector', through('hud.shops')),
  named('shop', 'collector', town('shop.usual.name')),
  named('exchange', 'collector', town('shop.exchange.name')),
  named('monastery', 'collector', town('shop.monastery.name')),
  named('portal-of-day', 'collector', town('portal.ofDay')),
  named('snow', 'collector', town('hud.snow')),
  named('forge', 'collector', async (bot) => {
    await artifact(bot, 'last')
    await bot.press('forge.toForge')
  }),
  named('campaigns', 'collector', ({ page }) => page.locator('.sky-campaign-sign').click()),
  named('chests', 'collector', campaign('CHEST_3')),
  named('wheel', 'collector', through('wheel.title')),
  named('delayed-chest', 'collector', through('hud.daily', 'delayedChest.look')),
  named('gifts', 'collector', through('hud.daily', 'gift.open')),
  named('gift-shelf', 'collector', page(through('hud.daily', 'gift.open'), 'gift.tab.send')),
  named('notifications', 'collector', through('hud.news')),
  named('chat', 'collector', through('hud.chat')),
  named('profile', 'collector', ({ page }) => page.locator('.sky-avatar').click()),
  named('road-offer', 'offered', ({ page }) => page.locator('.sky-offer-call').waitFor()),
  named('offer', 'offered', through('offer.look')),
  named('road-leader', 'leader', ({ page, t }) => page.getByRole('button', { name: t('hud.mail') }).waitFor()),
  named('mail', 'leader', through('hud.mail')),
  named('letters', 'leader', letters),
  named('arena', 'leader', through('arena.title')),
  named('clan', 'leader', through('hud.clan')),
  named('clan-budget', 'leader', page(through('hud.clan'), 'clan.tab.budget')),
  named('clan-shop', 'leader', through('hud.clan', 'clan.shop')),
  named('clan-raid', 'leader', page(through('hud.clan'), 'clan.tab.raid')),
  named('forum', 'leader', through('hud.clan', 'forum.clanForum')),
  named('rating', 'leader', async (bot) => {
    await bot.page.locator('.sky-avatar').click()
    await bot.press('playerPage.rating')
  }),
  named('arena-scene', 'leader', visit('arena.title', 'arena.scene.visit')),
  named('clan-island', 'leader', visit('hud.clan', 'clan.island.visit')),
  named('moderation', 'moderator', through('hud.moderation')),
  named('moderation-player', 'moderator', openReported),
  named('moderation-messages', 'moderator', page(openReported, 'moderation.page.messages')),
  named('moderation-view', 'moderator', async (bot) => {
    await openReported(bot)
    await bot.press('moderation.view', 'moderation.view')
    await bot.page.locator('.sky-view-bar').waitFor()
    // The clouds hide the change of scenes for a while.
    await bot.page.waitForTimeout(6000)
  }),
  named('talker', 'listener', act),
  named('connection', 'listener', lose),
  named('road-portal', 'traveller'),
  named('portal', 'traveller', act),
  named('snow-world', 'skier', walk),
  named('road-snow', 'wanderer'),
  named('battle', 'fighter'),
  named('battle-big', 'captain'),
  named('battle-aimed', 'captain', aim),
  named('battle-three', 'rival'),
  named('battle-five', 'outnumbered'),
  named('battle-five-aimed', 'outnumbered', aimAtLast),
  named('give-up', 'captain', through('battle.giveUp')),
  named('victory', 'winner', async ({ page }) => page.locator('.sky-won').waitFor()),
  named('victory-boss', 'conqueror', async ({ page }) => page.locator('.sky-won').waitFor()),
  named('defeat', 'loser', async ({ page }) => page.locator('.sky-lost').waitFor()),
  named('boss-beaten', 'conqueror', goOn),
]

/** The screens that are taken at every width. */
export const main: ReadonlySet<string> = new Set(['selection', 'road', 'road-high', 'heroes', 'battle-big', 'victory'])
