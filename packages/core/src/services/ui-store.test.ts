import { PlatformError } from '@skystair/platform'
import en from '@skystair/world/texts/en/index'
import { when } from 'mobx'
import { expect, it, vi } from 'vitest'
import { testGame } from '../../testing/services.ts'
import { CallError } from '../net/call-error.ts'

it('enters road and battle through their load scenes', async () => {
  const { services, page } = testGame()
  await services.ui.goTo('road')
  await services.ui.goTo('battle')
  await services.ui.goTo('character selection')
  expect(page.scenes).toEqual(['load', 'road', 'battle load', 'battle', 'character selection'])
  expect(services.ui.scene).toBe('character selection')
  expect(services.ui.transition).toBeNull()
})

it('shows a creature alone, through a load scene of its own, in place of the open window', async () => {
  const { services, page } = testGame()
  services.ui.open('profile')
  await services.ui.showCreature(7)
  expect(page.scenes).toEqual(['creature load', 'creature'])
  expect([services.ui.shownCreatureId, services.ui.overlay]).toEqual([7, null])
})

it('returns to the window below, if one was opened over it', () => {
  const { ui } = testGame().services
  ui.open('daily')
  ui.openOver('wheel')
  expect(ui.overlay?.name).toBe('wheel')
  ui.back()
  expect(ui.overlay).toEqual({ name: 'daily', props: null })
  ui.back()
  expect(ui.overlay).toBeNull()
  ui.open('daily')
  ui.openOver('wheel')
  ui.close()
  expect(ui.overlay).toBeNull()
})

it.each(['rating', 'chat', 'mail'] as const)('the page of a player or of a clan closes the %s', (below) => {
  const { ui } = testGame().services
  for (const [page, props] of [
    ['player', { playerId: 7 }],
    ['clanPage', { clanId: 7 }],
  ] as const) {
    ui.open(below)
    ui.openPage(page, props)
    expect(ui.overlay).toEqual({ name: page, props })
    ui.back()
    expect(ui.overlay).toBeNull()
  }
})

it('the page of a player or of a clan leads back to every other window', () => {
  const { ui } = testGame().services
  ui.open('clan')
  ui.openPage('clanPage', { clanId: 7 })
  ui.openPage('player', { playerId: 8 })
  ui.back()
  expect([ui.overlay?.name, ui.overlay?.props]).toEqual(['clanPage', { clanId: 7 }])
  ui.back()
  expect(ui.overlay?.name).toBe('clan')
})

it('shows the island of a clan through a load scene of its own, and the arena without one', async () => {
  const { services, page } = testGame()
  await services.ui.goTo('clan')
  await services.ui.goTo('arena')
  expect(page.scenes).toEqual(['clan load', 'clan', 'arena'])
})

it('keeps scene changes from overlapping: the latest request wins', async () => {
  const { services, page } = testGame()
  let open: () => void = () => {}
  const blocker = new Promise<void>((resolve) => {
    open = resolve
  })
  services.ui.attach({
    goTo: async (scene) => {
      page.scenes.push(scene)
      if (scene === 'boot') await blocker
    },
  })
  const all = [services.ui.goTo('boot'), services.ui.goTo('battle'), services.ui.goTo('road')]
  open()
  await Promise.all(all)
  expect(page.scenes).toEqual(['boot', 'load', 'road'])
})

it('begins another change for a request that comes with the end of the last one', async () => {
  const { services } = testGame()
  const { ui } = services
  const stop = when(
    () => ui.scene === 'battle' && ui.transition === null,
    () => void ui.goTo('road'),
  )
  await ui.goTo('battle')
  await vi.waitFor(() => expect([ui.scene, ui.transition]).toEqual(['road', null]))
  stop()
})

it('reloads the page when a scene fails to start', async () => {
  const { services, page } = testGame()
  services.ui.attach({ goTo: () => Promise.reject(new Error('texture null')) })
  expect(await services.ui.goTo('road')).toBe(false)
  expect(page.reloads).toBe(1)
  expect(page.errors[0]).toContain('texture null')
})

it('blocks the canvas while something is open over it', () => {
  const { ui } = testGame().services
  expect(ui.blocked).toBe(false)
  ui.open('settings')
  expect(ui.blocked).toBe(true)
  ui.close()
  expect(ui.blocked).toBe(false)
  ui.setPaused(true)
  expect(ui.blocked).toBe(true)
})

it('asks one question at a time', async () => {
  const { ui } = testGame().services
  const question = { title: 'a', text: 'b', ok: 'c', cancel: 'd' }
  const first = ui.ask(question)
  const second = ui.ask({ ...question, title: 'z' })
  expect(ui.question?.title).toBe('z')
  ui.answer(true)
  expect([await first, await second]).toEqual([false, true])
  expect(ui.question).toBeNull()
})

it('keeps the latest four toasts', () => {
  const { ui } = testGame().services
  for (const text of ['1', '2', '3', '4', '5']) ui.toast(text)
  expect(ui.toasts.map((toast) => toast.text)).toEqual(['2', '3', '4', '5'])
  ui.dismiss(ui.toasts[0]?.id ?? 0)
  expect(ui.toasts).toHaveLength(3)
})

it('shows the same message once at a time, and keeps the last twenty to be read again', () => {
  const { ui } = testGame().services
  for (const text of ['lost', 'other', 'lost']) ui.toast(text, 'bad')
  expect(ui.toasts.map(({ text }) => text)).toEqual(['other', 'lost'])
  for (let i = 0; i < 30; i++) ui.toast(String(i))
  expect([ui.lastToasts.length, ui.lastToasts[0]?.text, ui.lastToasts.at(-1)?.text]).toEqual([20, '29', '10'])
})

it('shows refusals, shows and reports our own errors, and ignores the end of the game', async () => {
  const { services, page } = testGame()
  await services.texts.use('EN')
  await services.ui.attempt(() => Promise.reject(new CallError('NOT_FOUND', 404)))
  expect([services.ui.toasts.length, page.errors.length]).toEqual([1, 0])
  await services.ui.attempt(() => Promise.reject(new Error('ours')))
  expect([services.ui.toasts.length, page.errors.length]).toEqual([2, 1])
  await services.ui.attempt(() => Promise.reject(new CallError('DESTROYED', 0)))
  expect(services.ui.toasts).toHaveLength(2)
})

it('names the resource that the player has too few of', async () => {
  const { services } = testGame({ texts: en })
  await services.texts.use('EN')
  for (const field of ['/mithril', '/tickets', '/gold']) services.ui.fail(new CallError('NOT_ENOUGH_RESOURCES', 409, undefined, { field }))
  expect(services.ui.toasts.map(({ text }) => text)).toEqual(['Not enough gems!', 'Not enough tickets', 'Not enough resources'])
})

it('shows what failed on the platform, except a dialog that the player closed', async () => {
  const { services, page } = testGame({ texts: { platform: { UNFILLED: 'no advert', FAILED: 'broken' } } })
  await services.texts.use('EN')
  for (const code of ['CANCELLED', 'UNFILLED', 'FAILED'] as const) services.ui.fail(new PlatformError(code))
  expect(services.ui.toasts.map(({ text, tone }) => [text, tone])).toEqual([
    ['no advert', 'plain'],
    ['broken', 'bad'],
  ])
  expect(page.errors).toEqual([])
})

it('reports that the platform’s SDK is not defined', async () => {
  const { services, page } = testGame()
  services.ui.fail(new PlatformError('SDK_UNAVAILABLE', '/sdk.js did not load'))
  expect(page.errors).toEqual(["The platform's SDK is not defined: /sdk.js did not load"])
})

it('counts the running attempts until the last has succeeded or failed', async () => {
  const { ui } = testGame().services
  const ends: (() => void)[] = []
  const slow = ui.attempt(() => new Promise<void>((resolve) => ends.push(resolve)))
  await ui.attempt(() => Promise.reject(new CallError('NOT_FOUND', 404)))
  expect(ui.attempts).toBe(1)
  ends[0]?.()
  await slow
  expect(ui.attempts).toBe(0)
})

it('says how often a day an offer can be used, and that it was used, in the specified words', async () => {
  const { services, texts } = testGame({ texts: en })
  await texts.use('EN')
  services.ui.fail(new CallError('OFFER_LIMIT', 409, 'no', { limit: 3 }))
  services.ui.fail(new CallError('ALREADY_TAKEN', 409))
  expect(services.ui.toasts.map(({ text }) => text)).toEqual([
    'You can use offer not more than 3 times per day',
    "You've already used the offering",
  ])
})
