import { PlatformError } from '@skystair/platform'
import en from '@skystair/world/texts/en/index'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { bankInfo } from '../../../testing/bank-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { NOW, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { BankStore } from '../bank/store.ts'
import { RewardedAdvert } from './rewarded.tsx'
import { AdvertStore } from './store.ts'

const START = 'POST /api/adv/rewarded/watch/{id}/start'
const TAKE = 'POST /api/adv/rewarded/take/gems'
const begun = { id: 1, viewsLeft: 2, gems: 3, nextAt: NOW, started: true, takeAt: NOW }

async function ready(rewarded: () => Promise<boolean>) {
  const game = atTheBank()
  game.platform.ads.rewarded = rewarded
  game.server.on(START, begun).on(TAKE, { player: player({ accessLevel: 'PLAYER' }), gains: [{ kind: 'mithril', amount: 3 }] })
  await game.services.get(BankStore).load()
  return game
}

it('starts on the server, pauses the game while the advert is shown, and takes the gems', async () => {
  const seen: unknown[] = []
  const game = await ready(async () => {
    seen.push(game.services.ui.paused, game.server.times(START), game.server.times(TAKE))
    return true
  })
  expect(await game.services.get(AdvertStore).watch()).toBe(true)
  expect([seen, game.services.ui.paused, game.services.get(BankStore).gains]).toEqual([
    [true, 1, 0],
    false,
    [{ kind: 'mithril', amount: 3 }],
  ])
})

it('takes the gems of a short advert only when the server grants them', async () => {
  vi.useFakeTimers()
  try {
    const game = await ready(async () => true)
    game.server.on(START, { ...begun, takeAt: NOW + 10_000 })
    const watched = game.services.get(AdvertStore).watch()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(game.server.times(TAKE)).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect([await watched, game.server.times(TAKE)]).toEqual([true, 1])
  } finally {
    vi.useRealTimers()
  }
})

it('takes nothing for an advert that was left, is missing, or fails', async () => {
  for (const rewarded of [
    async () => false,
    () => Promise.reject(new PlatformError('CANCELLED')),
    () => Promise.reject(new PlatformError('FAILED')),
  ]) {
    const game = await ready(rewarded)
    expect(await game.services.get(AdvertStore).watch()).toBe(false)
    expect([game.server.times(TAKE), game.services.ui.paused, game.services.ui.toasts.length]).toEqual([0, false, 1])
    expect([game.services.get(AdvertStore).watching.busy, game.services.get(BankStore).info.value?.rewardedInfo.viewsLeft]).toEqual([
      false,
      2,
    ])
  }
})

it('shows no advert that the server has not started', async () => {
  let shown = 0
  const game = await ready(async () => ++shown > 0)
  game.server.on(START, refusal('OFFER_LIMIT', 409))
  expect([await game.services.get(AdvertStore).watch(), shown]).toEqual([false, 0])
})

it('is not offered if the day’s limit is reached, the next advert is not due yet, or the platform has none', async () => {
  const game = await ready(async () => true)
  expect(game.services.get(AdvertStore).ready).toBe(true)
  game.services.get(BankStore).setRewarded({ ...begun, viewsLeft: 0 })
  expect(game.services.get(AdvertStore).ready).toBe(false)
  game.services.get(BankStore).setRewarded({ ...begun, nextAt: NOW + 60_000 })
  expect(game.services.get(AdvertStore).ready).toBe(false)
  const without = atTheBank({ capabilities: { canReward: false } })
  without.server.on('GET /api/shop/bank/info', bankInfo())
  await without.services.get(BankStore).load()
  expect(without.services.get(AdvertStore).ready).toBe(false)
})

it('says that the browser blocks adverts if the platform can know, and offers them if it cannot', async () => {
  const { services, platform } = atTheBank({ capabilities: { canSeeBlocker: true }, texts: en })
  await services.texts.use('EN')
  await services.get(BankStore).load()
  const advert = services.get(AdvertStore)
  const page = () => draw(services, createElement(RewardedAdvert))
  platform.ads.blocked = () => Promise.reject(new PlatformError('TIMED_OUT'))
  await advert.look()
  expect(page().buttons).toEqual([en.bank.advert.watch])
  platform.ads.blocked = async () => true
  await advert.look()
  expect([page().text, page().buttons]).toEqual([en.bank.advert.blocked, []])
  Object.assign(platform.capabilities, { canSeeBlocker: false })
  platform.ads.blocked = vi.fn()
  await advert.look()
  expect(platform.ads.blocked).not.toHaveBeenCalled()
})
