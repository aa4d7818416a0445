import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { bankInfo, order, purchase } from '../../../testing/bank-fixtures.ts'
import { NOW, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import type { CheckoutRun } from '../payment/checkout-store.ts'
import { FriendsStore } from '../platform/friends-store.ts'
import { SaveChoiceWindow } from '../platform/saves-window.tsx'
import { BankStore } from './store.ts'
import type { BankTab } from './tab-props.ts'
import { Bank } from './window.tsx'

type Options = Parameters<typeof atTheBank>[0]

async function bank(options: Options = {}, lang: 'RU' | 'EN' = 'EN') {
  const game = atTheBank({ texts: lang === 'EN' ? en : ru, ...options })
  await game.texts.use(lang)
  game.server.on('GET /api/referral/my/code', { code: 'K7', invited: 2, waiting: 30 })
  return game
}
async function opened(
  tab: BankTab,
  options: Options = {},
  lang: 'RU' | 'EN' = 'EN',
  prepare: (game: Awaited<ReturnType<typeof bank>>) => void = () => {},
) {
  const game = await bank(options, lang)
  prepare(game)
  await game.services.areas.loadAll()
  await Promise.all([game.services.get(BankStore).load(), game.services.get(FriendsStore).load()])
  return { ...game, page: draw(game.services, <Bank tab={tab} />) }
}

/** Shows a purchase in the window. */
const step = ({ checkout }: Pick<Awaited<ReturnType<typeof bank>>['stores'], 'checkout'>, run: CheckoutRun) =>
  runInAction(() => Object.assign(checkout, { run }))

describe.each(['RU', 'EN'] as const)('the bank in %s', (lang) => {
  it.each(['gems', 'gifts', 'free', 'status'] as const)('has a text for everything in the tab %s', async (tab) => {
    const { page, services } = await opened(tab, {}, lang, ({ server }) =>
      server.on('GET /api/shop/bank/purchase/info', [purchase(1, 'GEMS_GRANTED'), purchase(2, 'STARTED')]),
    )
    expect(page.text).not.toContain('???')
    expect(page.text).not.toMatch(/bank\.|platform\.|{{/)
    expect([...page.buttons, ...page.off].filter((name) => name === '')).toEqual([])
    expect(page.text).toContain(services.t('bank.title'))
  })
})

describe('the tab of gems', () => {
  it('shows what each option contains and costs, and the payment methods', async () => {
    const { page } = await opened('gems')
    expect(page.buttons).toContain('100 emeralds. Buy for ₽99')
    expect(page.buttons).toContain('550 emeralds. Buy for ₽495')
    expect(page.text).toContain('+50 emeralds on top')
    expect(page.text).toContain('Best value')
    expect(page.text).toContain('Xsolla Robokassa')
  })

  it('shows the platform’s own prices where it has them', async () => {
    const { page } = await opened('gems', {}, 'EN', ({ platform }) => {
      platform.pay.prices = async () => ({ gems_1: '14 votes' })
    })
    expect(page.buttons).toContain('100 emeralds. Buy for 14 votes')
  })

  it('says where nothing is sold, and leads to what is free', async () => {
    const { page } = await opened('gems', { capabilities: { canPay: false } })
    expect(page.text).toContain('Emeralds are not sold here')
    expect(page.buttons).toContain('See what is free')
    expect(page.text).not.toContain('₽')
  })

  it('sells nothing to a guest, and offers registration or the platform’s sign-in where available', async () => {
    const me = { accessLevel: 'TRIAL' } as const
    const own = await opened('gems', { me })
    expect(own.page.off).toContain('100 emeralds. Buy for ₽99')
    expect(own.page.buttons).toContain('Register')
    const portal = await opened('gems', { me, capabilities: { canSignIn: true, ownAccounts: false } })
    expect(portal.page.buttons).toContain('Sign in with the platform')
    expect(portal.page.buttons).not.toContain('Register')
  })

  it('shows gems to take, unsettled payments, and a negative balance', async () => {
    const { page } = await opened('gems', { me: { resources: { ...player().resources, mithril: -40 } } }, 'EN', ({ server }) =>
      server.on('GET /api/shop/bank/purchase/info', [purchase(1, 'GEMS_GRANTED'), purchase(2, 'STARTED')]),
    )
    expect(page.text).toContain('Paid for and waiting for you: 100 emeralds.')
    expect(page.buttons).toContain('Take them')
    expect(page.text).toContain('Waiting for word on 1 payment.')
    expect(page.text).toContain('below zero')
  })
})

describe('the tab of gifts', () => {
  it('offers gifts to players with the status, and names the status that others need', async () => {
    const without = await opened('gifts')
    expect(without.page.text).toContain('For the status Silver')
    const status = { membership: 'GOLD', points: 300, since: 250, next: 'BRILLIANT', nextAt: 1000 } as const
    const gold = await opened('gifts', {}, 'EN', ({ server }) =>
      server.on('GET /api/shop/bank/info', bankInfo({ bonusStatusInfo: status })),
    )
    expect(gold.page.buttons).toContain('Take them: 2 elixirs')
  })

  it('asks for a friend’s number, and then shows their name and what can be bought', async () => {
    const { page, stores, services, server } = await opened('gifts')
    expect(page.buttons).toContain('Find')
    server.on('POST /api/giftpurchase/gems/reserve', { receiverId: 8, receiverName: 'Olga', until: NOW })
    await stores.checkout.reserve(8)
    const then = draw(services, <Bank tab="gifts" />)
    expect(then.text).toContain('The gift goes to Olga (number 8).')
    expect(then.buttons).toContain('10100 emeralds. Buy for ₽9,999')
  })

  it('sells no gifts where nothing is sold', async () => {
    const { page } = await opened('gifts', { capabilities: { canPay: false } })
    expect(page.text).not.toContain('A gift for a friend')
  })
})

describe('the tab of free offers', () => {
  it('shows when an option is available, and how many adverts are left today', async () => {
    const { page } = await opened('free', {}, 'EN', ({ server }) =>
      server.on(
        'GET /api/shop/bank/info',
        bankInfo({
          freeOptions: [{ id: 1, rewards: [{ kind: 'gold', amount: 40 }], availableAt: NOW + 3_600_000, membership: 'NONE' }],
          rewardedInfo: { id: 1, viewsLeft: 2, gems: 3, nextAt: NOW, started: false, takeAt: 0 },
        }),
      ),
    )
    expect(page.text).toContain('Again in 1 h')
    expect(page.text).toContain('2 adverts left today.')
    expect(page.buttons).toContain('Watch')
  })

  it('has no button for adverts when the day’s are used up or the platform has none', async () => {
    const rewardedInfo = { id: 1, viewsLeft: 0, gems: 3, nextAt: NOW, started: false, takeAt: 0 }
    const used = await opened('free', {}, 'EN', ({ server }) => server.on('GET /api/shop/bank/info', bankInfo({ rewardedInfo })))
    expect([used.page.off, used.page.text.includes('last advert for today')]).toEqual([['Watch'], true])
    const none = await opened('free', { capabilities: { canReward: false } })
    expect(none.page.text).toContain('This platform has no adverts with a reward.')
  })

  it('offers the platform’s dialogs for friends where available, else the link, with the player’s code', async () => {
    const portal = await opened('free', { capabilities: { canInvite: true, canShare: true } })
    expect(portal.page.buttons.slice(-2)).toEqual(['Invite', 'Share'])
    const grouped = await opened('free', { capabilities: { canInvite: true, canJoin: true } })
    expect(grouped.page.buttons.slice(-2)).toEqual(['Invite', 'Join the group'])
    const own = await opened('free')
    expect(own.page.buttons.at(-1)).toBe('Copy the link')
    expect(own.page.text).toContain('Your code: K7')
    expect(own.page.text).toContain('Friends have brought 30 emeralds.')
  })
})

it('shows the status and the progress to the next, or that there is none', async () => {
  const { page } = await opened('status')
  expect(page.text).toContain('No status yet')
  expect(page.text).toContain('30 points to Silver')
  expect(page.html).toMatch(/role="progressbar"[^>]*aria-valuenow="20"/)
  const top = { membership: 'BRILLIANT', points: 4000, since: 1000, next: null, nextAt: null } as const
  const best = await opened('status', {}, 'EN', ({ server }) => server.on('GET /api/shop/bank/info', bankInfo({ bonusStatusInfo: top })))
  expect(best.page.text).toContain('There is no higher status.')
})

describe('a purchase', () => {
  it('shows each step in its own window, which can always be closed', async () => {
    const { services, stores, server, page: before } = await opened('gems', { bought: () => new Promise(() => {}) })
    server.on('POST /api/payment/{orderId}/settle', order('STARTED'))
    expect(before.html).toContain('role="tablist"')
    void stores.checkout.buy(bankInfo().bankOptions[0]!)
    const seen = draw(services, <Bank />)
    expect(seen.html).not.toContain('role="tablist"')
    expect(seen.text).toContain('Writing the bill…')
    expect(seen.buttons).toEqual(['Close', 'Let it run'])
    for (const phase of ['WINDOW', 'CHECKING', 'GRANTED', 'CANCELLED', 'FAILED', 'UNKNOWN'] as const) {
      step(stores, { gems: 100, friend: null, phase, code: null })
      expect(draw(services, <Bank />).text).toContain(services.t(`bank.purchase.${phase}`))
    }
    services.destroy()
  })

  it('ends with a button that takes the gems, or with a text about the friend', async () => {
    const { services, stores } = await opened('gems', {}, 'EN', ({ server }) =>
      server.on('GET /api/shop/bank/purchase/info', [purchase(1, 'GEMS_GRANTED')]),
    )
    step(stores, { gems: 100, friend: null, phase: 'GRANTED', code: null })
    expect(draw(services, <Bank />).buttons).toEqual(['Close', 'Take them'])
    step(stores, { gems: 100, friend: 'Olga', phase: 'GRANTED', code: null })
    expect(draw(services, <Bank />).text).toContain('Your friend has the gift.')
  })

  it('says why it failed where the server said so', async () => {
    const { services, stores } = await opened('gems')
    step(stores, { gems: 100, friend: null, phase: 'FAILED', code: 'PLATFORM_NOT_SET' })
    expect(draw(services, <Bank />).text).toContain(services.t('error.PLATFORM_NOT_SET'))
  })
})

it('shows both saves with name, level, stair and date, and lets the player decide later', async () => {
  const { services, stores } = await bank()
  runInAction(() =>
    Object.assign(stores.entry, {
      saves: [
        { id: 1, name: null, level: 3, stair: 4, lastSeen: NOW },
        { id: 2, name: 'Anna', level: 9, stair: 12, lastSeen: NOW - 86_400_000 },
      ],
    }),
  )
  const { text, buttons } = draw(services, <SaveChoiceWindow />)
  expect(text).toContain('Guest Stair 4 · lv. 3 Last seen: Jan 15, 2027')
  expect(text).toContain('Anna Stair 12 · lv. 9 Last seen: Jan 14, 2027')
  expect(buttons).toEqual(['Close', 'Go on with this one: Guest, Stair 4', 'Go on with this one: Anna, Stair 12', 'Decide later'])
})
