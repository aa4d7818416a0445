// What players gather, grow and spend between fights: one way through all of it, in both languages and modes, from the phone to the desk.
import { type Creature, type Player, type ReplyOf, resources } from '@skystair/contract'
import { blackFriday, slotHeight } from '@skystair/rules'
import { grant, type PlayerRow, rewardKinds } from '@skystair/server'
import type { Tx } from '@skystair/server/storage'
import { RoadBot } from '@skystair/testing/bots'
import { allLoaded, layoutFaults, type OpenPage, openPage } from '@skystair/testing/browser'
import { createTestPlayer, nameTestPlayer, post, turnIntoVeteran } from '@skystair/testing/players'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserAndServerAt } from './browser-and-server.ts'
import { writeCampaigns } from './pictures/campaigns.ts'

/** The server's clock is in the sale of Black Friday. */
const ahead = blackFriday(Date.now()).from + 3_600_000 - Date.now()
const clock = () => Date.now() + ahead
const opened = browserAndServerAt(clock, { CAMPAIGNS_FILE: writeCampaigns(clock()) })

/** The sword that lies on stair 6. */
const SWORD = 'road_sword'

/** Turns a new player into one with means, who stands below that sword and has won a fight today. */
async function prosper(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  await turnIntoVeteran(tx, player, now)
  const { state } = player
  Object.assign(state, { level: 24, bestVictoryStair: 160, battleStair: 160, coordinate: slotHeight(6, 1) - 60, everydayRewardAt: now * 2 })
  const purse = { gold: 50_000, crystal: 500, blueCrystal: 50, elixir: 10, mithril: 300, tickets: 2 }
  await grant(tx, player, resources(purse), { reason: 'start', ref: 'outfit', now }, rewardKinds)
  await grant(tx, player, resources({ gold: 1 }), { reason: 'battle', ref: 'battle:0', now }, rewardKinds)
}

/** Creates such a player. */
async function create(name: string): Promise<{ readonly id: number; readonly session: string }> {
  let id = 0
  const session = await createTestPlayer(
    opened.server.db,
    async (tx, player, now) => {
      id = player.id
      await prosper(tx, player, now)
      await nameTestPlayer(tx, id, name)
    },
    clock(),
  )
  return { id, session }
}

describe.each([
  { lang: 'RU', mode: 'MODERN', width: 390, height: 844, names: ['Бродяга', 'Подруга'] },
  { lang: 'EN', mode: 'ORIGINAL', width: 600, height: 900, names: ['Rambler', 'Companion'] },
  { lang: 'RU', mode: 'ORIGINAL', width: 1440, height: 900, names: ['Скиталец', 'Попутчик'] },
  { lang: 'EN', mode: 'MODERN', width: 390, height: 844, names: ['Drifter', 'Fellow'] },
] as const)('a player in $lang and $mode, $width wide,', ({ lang, mode, width, height, names }) => {
  let open: OpenPage
  let bot: RoadBot
  let me: { readonly id: number; readonly session: string }
  let friend: { readonly id: number; readonly session: string }
  beforeAll(async () => {
    const { browser, server } = opened
    me = await create(names[0])
    friend = await create(names[1])
    open = await openPage(browser, width, height, 'FAST')
    bot = new RoadBot(open.page, server.origin, lang)
    await bot.openAs(me.session, mode)
    // Also the areas that are loaded when nothing else is to do: one of them shows what was found.
    await allLoaded(open.page)
  })
  afterEach(async () => {
    expect(await layoutFaults(open.page)).toEqual([])
    expect(open.errors).toEqual([])
  })
  afterAll(() => open?.close())

  const t = (key: string, values?: Record<string, string | number>) => bot.t(key, values)
  /** Waits until the page shows a text. */
  const see = (text: string) => open.page.locator('.sky-ui').getByText(text).filter({ visible: true }).first().waitFor()
  const ask = async <Reply>(path: string, session = me.session): Promise<Reply> =>
    (await (await fetch(`${opened.server.origin}${path}${path.includes('?') ? '&' : '?'}session=${session}`)).json()) as Reply
  /** Closes all windows and presses buttons of the road. */
  const go = async (first: string, ...others: string[]) => {
    await bot.pressOnRoad(bot.control(first))
    await bot.press(...others)
  }
  const town = async (key: string) => {
    await go('hud.shops')
    await open.page
      .locator('.sky-towns')
      .getByRole('button', { name: t(key) })
      .click()
  }
  const named = (name: string) => open.page.getByRole('button', { name }).first()
  const holds = ({ artifacts }: Pick<Player, 'artifacts'>) => artifacts.some(({ atlasKey }) => atlasKey.endsWith(SWORD))
  const nameOf = ({ imageId }: Pick<Creature, 'imageId'>) => t(`creature.${imageId}.name`)
  let sword = ''
  /** The hero who wears the sword for a while, and later receives its power. */
  let name = ''
  const hero = async () => (await bot.player()).creatures.find((creature) => nameOf(creature) === name)!

  it('finds an artifact and compares it', async () => {
    sword = t(`artifact.${SWORD}.name`)
    await bot.closeDialogs()
    expect(holds(await bot.player())).toBe(false)
    await open.page.locator('.sky-action button').click()
    await see(t('moment.artifact.packed'))
    expect(holds(await bot.player())).toBe(true)
    await bot.button('moment.artifact.tryOn').click()
    await named(sword).click()
    await see(t('backpack.inBackpack'))
    const row = open.page.locator('.sky-fits li').first()
    name = (await row.locator('div > b').first().textContent()) ?? ''
    const { attack } = await hero()
    expect(await row.textContent()).toMatch(new RegExp(`${attack}\\D+${attack + 3}`))
  })

  it('equips and unequips it', async () => {
    const before = await hero()
    await open.page.locator('.sky-fits li').filter({ hasText: name }).getByRole('button').click()
    await see(t('backpack.wornBy', { name }))
    expect([holds(await hero()), holds(await bot.player()), (await hero()).attack]).toEqual([true, false, before.attack + 3])
    await bot.button('backpack.takeOff').click()
    await see(t('backpack.inBackpack'))
    expect([holds(await hero()), holds(await bot.player()), (await hero()).attack]).toEqual([false, true, before.attack])
  })

  it('forges it', async () => {
    await bot.button('forge.toForge').click()
    await named(`${t('forge.artifact.do')}: ${name}`).click()
    await bot.answer('forge.artifact.do')
    await see(t('forge.done', { name }))
    const { forged } = await hero()
    expect([holds(await bot.player()), forged]).toEqual([false, [{ effectType: 'ATTACK', power: 3 }]])
  })

  it('sends a hero to the bench and calls it back by keyboard: the focus follows the hero', async () => {
    await go('hud.heroes')
    await bot.tab('profile.order')
    const focused = () => open.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    const squad = async () => (await bot.player()).creatures.filter(({ combative }) => combative).length
    const before = await squad()
    const last = open.page.locator('ol.sky-order > li').last().locator('.sky-fighter > .sky-button')
    const leave = await last.getAttribute('aria-label')
    const back = leave!.replace(t('profile.fromSquad'), t('profile.toSquad'))
    await last.focus()
    for (const [key, size] of [
      [back, before - 1],
      [leave, before],
    ] as const) {
      await open.page.keyboard.press('Enter')
      await expect.poll(focused).toBe(key)
      expect(await squad()).toBe(size)
    }
  })

  it('starts two forces and speeds one up', async () => {
    await go('hud.heroes')
    const forces = async () => (await bot.player()).forcesV2.filter(({ readyAt }) => readyAt !== null)
    for (const count of [1, 2]) {
      await named(t('gifts.improve')).click()
      await see(t('gifts.hammers', { current: 2 - count, max: 2 }))
      expect(await forces()).toHaveLength(count)
    }
    const { mithril } = (await bot.player()).resources
    await named(t('gifts.speedup')).click()
    await see(t('gifts.ready'))
    expect((await bot.player()).resources.mithril).toBeLessThan(mithril)
    await named(t('gifts.take')).click()
    await see(t('gifts.hammers', { current: 1, max: 2 }))
    const { forcesV2 } = await bot.player()
    expect(forcesV2.map(({ rank, readyAt }) => [rank, readyAt !== null]).sort()).toEqual([
      [0, true],
      [1, false],
    ])
  })

  it('buys a hero in a town', async () => {
    const before = await bot.player()
    await town('shop.usual.name')
    const offer = open.page
      .locator('.sky-offer-tile')
      .filter({ has: open.page.locator('button:enabled') })
      .first()
    const bought = (await offer.locator('.sky-shelf-name').textContent()) ?? ''
    await offer.getByRole('button').click()
    await bot.answer('shops.yes')
    // The hero's moment covers the shop at once.
    await see(t('moment.hero.title'))
    await bot.answer('moment.onwards')
    await see(t('shops.joined', { name: bought }))
    const after = await bot.player()
    const joined = after.creatures.filter(({ id }) => !before.creatures.some((one) => one.id === id))
    expect(joined.map(nameOf)).toEqual([bought])
    expect(after.resources.gold).toBeLessThan(before.resources.gold)
  })

  it('takes a pack of the night market', async () => {
    const before = await bot.player()
    await town('shop.blackFriday.name')
    await named(t('trades.takePack', { name: t('trades.pack', { number: 1 }), price: t('trades.free') })).click()
    await see(t('trades.packTaken'))
    const { gold, tickets } = (await bot.player()).resources
    expect([gold, tickets]).toEqual([before.resources.gold + 500, before.resources.tickets + 1])
    const { packs } = await ask<ReplyOf<'GET /api/shop/pack/list'>>('/api/shop/pack/list')
    expect(packs.slice(0, 3).map(({ quantity, available }) => [quantity, available])).toEqual([
      [0, false],
      [1, true],
      [1, false],
    ])
  })

  it('opens a chest of a campaign', async () => {
    await bot.closeDialogs()
    await open.page.locator('.sky-campaign-sign').click()
    await open.page.locator('.sky-campaign', { hasText: t('campaign.of.CHEST_3.name') }).click()
    await named(t('campaign.chests.openWhat', { name: t('campaign.chest.SILVER') })).click()
    await see(t('campaign.opening.inside'))
    expect(await open.page.locator('.sky-opening-cards li').count()).toBeGreaterThan(0)
    const { chests } = await ask<ReplyOf<'GET /api/campaign/get/chest3/status'>>('/api/campaign/get/chest3/status')
    expect(chests.map(({ type, opened: isOpen }) => [type, isOpen])[0]).toEqual(['SILVER', true])
    await bot.button('campaign.opening.again').click()
    await see(t('campaign.chests.opened'))
  })

  it('spins the wheel', async () => {
    const { tickets } = (await bot.player()).resources
    await go('wheel.title')
    await bot.press('wheel.spin')
    const prize = open.page.getByRole('dialog').getByRole('button', { name: t('wheel.take'), exact: true })
    const receiver = open.page.locator('.sky-receivers button').first()
    await prize.or(receiver).first().waitFor()
    const { wheels } = await ask<ReplyOf<'GET /api/campaign/get/wheel/status'>>('/api/campaign/get/wheel/status')
    expect(wheels[0]).toMatchObject({ tickets: tickets - 1 })
    await prize.or(receiver).first().click()
    await open.page.locator('.sky-panel .sky-column .sky-good-text').waitFor()
  })

  it('receives a gift and sends one', async () => {
    const compliment = lang === 'RU' ? 'Спасибо за тот бой!' : 'Thank you for that fight!'
    await post(opened.server.origin, '/api/gift/offer/1/send', friend.session, { receiverId: me.id, compliment })
    await go('hud.daily', 'gift.open')
    await see(compliment)
    const gift = { name: t('gift.offer.flower.name'), from: t('gift.from', { name: names[1] }) }
    await named(t('gift.takeOf', gift)).click()
    // Its word is part of another one in Russian.
    await open.page.locator('.sky-gift-open').waitFor()
    expect((await ask<ReplyOf<'GET /api/gift/list'>>('/api/gift/list?page=0')).map(({ taken }) => taken)).toEqual([true])

    await bot.tab('gift.tab.send')
    await open.page.locator('.sky-gift-offers button:enabled').first().click()
    await open.page.getByLabel(t('gift.who')).fill(names[1])
    await bot.press('gift.find')
    await see(names[1])
    await open.page.getByLabel(t('gift.compliment')).fill(compliment)
    await open.page.locator('.sky-form button[type=submit]').last().click()
    await see(t('gift.gone', { name: names[1] }))
    await see(t('gift.sent'))
    const [sent] = await ask<ReplyOf<'GET /api/gift/list'>>('/api/gift/list?page=0', friend.session)
    expect(sent).toMatchObject({ key: 'flower', senderName: names[0], compliment, taken: false })
  })

  it('walks through the snow world and comes back', async () => {
    const { contextId: road } = await bot.player()
    await town('hud.snow')
    await bot.button('snow.enter').click()
    const steps = open.page.locator('.sky-snow-steps')
    await steps.waitFor()
    const all = await steps.textContent()
    expect((await bot.player()).contextId).toMatch(/^snow:/)
    // During the journey the road takes no keys.
    await bot.button('snow.leave').and(open.page.locator(':enabled')).waitFor()
    await open.page.keyboard.down('ArrowUp')
    await expect.poll(() => steps.textContent()).not.toBe(all)
    await open.page.keyboard.up('ArrowUp')
    await bot.button('snow.leave').click()
    await bot.answer('snow.leaveYes')
    await steps.waitFor({ state: 'detached' })
    expect((await bot.player()).contextId).toBe(road)
    const { inside, returnAt } = await ask<ReplyOf<'GET /api/snow/get'>>('/api/snow/get')
    expect([inside, returnAt > clock()]).toEqual([false, true])
  })
})
