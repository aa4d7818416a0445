// One walk through the game by its real buttons. The registries of the areas say what it must reach.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Db, openSqlite } from '@skystair/server/storage'
import { RoadBot } from '@skystair/testing/bots'
import { allLoaded, type OpenPage, openPage } from '@skystair/testing/browser'
import { post } from '@skystair/testing/players'
import { simulatorsOf } from '@skystair/testing/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'
import { writeCampaigns } from './pictures/campaigns.ts'
import { type Person, people } from './pictures/people.ts'
import { screens } from './pictures/screens.ts'
import { registered, shownIn } from './reached.ts'

/** With these the bank sells. */
const payments = (await simulatorsOf('own')).providers?.robokassa?.settings
const opened = browserAndServer({ RATE_FACTOR: '0', CAMPAIGNS_FILE: writeCampaigns(Date.now(), 'GEMS_PLUS_50'), ...payments })

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Screens that show nothing more than others, or wait for something outside the game. */
const left = [
  'approach',
  'purchase',
  'connection',
  'moderation-view',
  'road-snow',
  'battle-big',
  'battle-aimed',
  'battle-three',
  'battle-five',
  'battle-five-aimed',
]

/** What a walk on the own site at any time cannot reach, with the test that draws it: it needs a portal, the hour of the melee, or an event. */
const platform = 'packages/core/src/areas/platform'
const melee = 'packages/e2e/src/melee.test.ts'
const elsewhere: Readonly<Record<string, string>> = {
  'window saves': `${platform}/store.test.ts`,
  'account/platform: platform': 'packages/e2e/src/platforms.test.ts',
  'battle/result: platform': `${platform}/picture-store.test.ts`,
  'story/part: platform': `${platform}/picture-store.test.ts`,
  'rating/portal: platform': `${platform}/scores-store.test.ts`,
  'settings/about: platform': `${platform}/keeping-store.test.ts`,
  'daily/waiting: campaign': 'packages/core/src/areas/campaign/window.test.tsx',
  'window melee': melee,
  'melee battle': melee,
  'road/corner: melee': melee,
  'task/events: event': 'packages/core/src/areas/event/shop.test.tsx',
}

describe('a walk through the game', () => {
  const reached = new Set<string>()
  let db: Db
  let open: OpenPage
  let bot: RoadBot
  beforeAll(async () => {
    db = openSqlite(join(opened.server.dataDir, 'skystair.db'))
    open = await openPage(opened.browser, 600, 900, 'FAST')
    await open.page.addInitScript(() => localStorage.setItem('skystair:quality', 'LOWEST'))
    bot = new RoadBot(open.page, opened.server.url, 'EN')
  })
  afterAll(async () => {
    await open.close()
    await db.close()
  })

  const dialogs = () => open.page.locator('[role=dialog]:not(.sky-leaving), [role=alertdialog]:not(.sky-leaving)').filter({ visible: true })
  /** Notes what is shown, until nothing more appears. */
  const look = async () => {
    for (let before = -1; before !== reached.size; ) {
      before = reached.size
      await open.page.waitForTimeout(100)
      for (const name of await shownIn(open.page)) reached.add(name)
    }
  }
  /** Turns to each page of the window on top. */
  const turn = async () => {
    const tabs = dialogs().last().getByRole('tab')
    for (let index = 0; index < (await tabs.count()); index++) {
      const tab = tabs.nth(index)
      await tab.click()
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
      await expect.poll(() => dialogs().last().getByRole('tabpanel').innerText()).not.toBe('')
      await look()
    }
  }
  /** Closes each window by its button, and waits until it is gone. */
  const shut = async () => {
    const close = () =>
      dialogs()
        .last()
        .getByRole('button', { name: bot.t('common.close'), exact: true })
    while ((await dialogs().count()) > 0 && (await close().count()) > 0) {
      const window = await dialogs().last().elementHandle()
      await close().click()
      await expect.poll(() => window?.evaluate((element) => element.isConnected && !element.classList.contains('sky-leaving'))).toBe(false)
    }
    expect(await dialogs().count()).toBe(0)
  }
  /** Opens a window, turns to all its pages, and closes it. */
  const visit = async (through: (one: RoadBot) => Promise<void>) => {
    await through(bot)
    await look()
    await turn()
    await shut()
  }
  const enter = async (session: string) => {
    await bot.openAs(session)
    await open.page.locator('.sky-location small, .sky-battle-bar, .sky-won, .sky-lost').first().waitFor()
    await allLoaded(open.page)
    await look()
  }
  const as = (who: Person) => people(db, opened.server.url, 'EN')[who]()
  /** The screens of a player, from the road; some of them leave it. */
  const visitAll = async (who: Person | 'nobody') => {
    for (const { name, open: through } of screens.filter((screen) => screen.who === who && !left.includes(screen.name))) {
      if (through) await visit(through)
      else await bot.closeDialogs()
      expect(open.errors, name).toEqual([])
    }
  }

  it('begins with the choice of a hero', async () => {
    await bot.open()
    await visitAll('nobody')
    await visit(({ page }) => page.locator('.sky-selection .sky-link').first().click())
  })

  it('leads a newcomer to every window of the first road', async () => {
    await enter(await as('newcomer'))
    await visitAll('newcomer')
  })

  it('leads a veteran to heroes, settings, bank and a creature, and shows what grows beside a wide road', async () => {
    await enter(await as('veteran'))
    await visit(async ({ page }) => {
      await bot.press('hud.heroes')
      await page
        .getByRole('button', { name: bot.t('gifts.improve') })
        .first()
        .click()
      await page.getByText(bot.t('gifts.hammers', { current: 1, max: 2 })).waitFor()
    })
    await open.page.setViewportSize({ width: 1440, height: 900 })
    await look()
    await open.page.setViewportSize({ width: 600, height: 900 })
    await visitAll('veteran')
  })

  it('leads high up to every town, campaign and gift', async () => {
    await enter(await as('collector'))
    await visit(() => bot.press('hud.daily'))
    await visit(async ({ page }) => {
      await page.locator('.sky-campaign-sign').click()
      await page
        .locator('.sky-campaign', { hasText: bot.t('campaign.of.WHEEL.name') })
        .first()
        .click()
    })
    await visitAll('collector')
    await open.page.setViewportSize({ width: 1440, height: 900 })
    await look()
    await open.page.setViewportSize({ width: 600, height: 900 })
  })

  it('shows an offer', async () => {
    await enter(await as('offered'))
    await visitAll('offered')
    expect(reached).toContain('window offer')
  })

  it('leads a clan to its pages, the rating, the arena, the island and a raid, and invites a stranger', async () => {
    const leader = await as('leader')
    await enter(leader)
    await visit(async ({ page }) => {
      await page.locator('.sky-avatar').click()
      await bot.press('playerPage.rating')
      await bot.tab('rating.type.clanLevel')
      await page.locator('.sky-rating-line').first().click()
      await page.locator('.sky-clan-page').waitFor()
    })
    await visitAll('leader')
    await bot.press('common.toRoad')
    await open.page.locator('.sky-scene-bar').waitFor({ state: 'detached' })
    await bot.press('hud.clan')
    await bot.tab('clan.tab.raid')
    await bot.button('clan.raid.start').click()
    await open.page.locator('.sky-raid-sign').waitFor()
    await look()
    const stranger = await as('traveller')
    const player = (await (await fetch(`${opened.server.url}/api/player/current?session=${stranger}`)).json()) as { id: number }
    await post(opened.server.url, '/api/clan/invite', leader, { playerId: player.id })
    await enter(stranger)
    await visit(() => bot.press('hud.mail'))
    await visitAll('traveller')
  })

  it('leads a moderator to the desk', async () => {
    await enter(await as('moderator'))
    await visitAll('moderator')
  })

  it('leads to a stranger on the road, and to the snow world', async () => {
    await enter(await as('listener'))
    await visitAll('listener')
    await enter(await as('skier'))
    await visitAll('skier')
  })

  it('leads through a fight; a boss who was beaten speaks, and the fight can be watched again', async () => {
    await enter(await as('fighter'))
    await visit(({ page }) => page.locator('.sky-battle-story').click())
    await enter(await as('conqueror'))
    await bot.press('battle.onwards')
    await open.page.locator('.sky-menu').waitFor()
    const story = open.page.locator('.sky-story')
    for (let tries = 0; tries < 10 && (await story.count()) === 0; tries++) {
      await bot.closeTop()
      await look()
    }
    await story.waitFor()
    await look()
    await bot.closeDialogs()
    await visit(async ({ page }) => {
      await bot.press('hud.settings', 'settings.fairness')
      await page
        .getByRole('button', { name: /^Watch/ })
        .first()
        .click()
      await page.getByRole('button', { name: bot.t('fairness.replay.next') }).waitFor()
    })
  })

  it('keeps the guardian of a lost fight at its place', async () => {
    await enter(await as('loser'))
    await bot.press('battle.onwards')
    await open.page.locator('.sky-menu').waitFor()
    await bot.closeDialogs()
    const list = open.page.getByRole('list', { name: bot.t('a11y.road.list') })
    await list
      .getByRole('button', { name: /guardian/i })
      .first()
      .waitFor({ state: 'attached' })
    expect(await list.getByRole('button', { name: /guardian/i }).count()).toBeGreaterThan(0)
  })

  it('has reached every window, scene and outlet that an area registers', async () => {
    const all = await registered()
    const names = [...all.windows.map((name) => `window ${name}`), ...all.scenes, ...all.outlets]
    expect(names.filter((name) => !reached.has(name) && !elsewhere[name])).toEqual([])
    expect(Object.values(elsewhere).filter((file) => !existsSync(join(root, file)))).toEqual([])
    expect(Object.keys(elsewhere).filter((name) => reached.has(name) || !names.includes(name))).toEqual([])
  })
})
