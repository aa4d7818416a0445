import { MINUTE } from '@skystair/contract/time'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { PlayerStore } from '../player/index.ts'
import { Banner } from './banner.ts'
import { Interstitials } from './interstitials.ts'
import { UnaskedAdverts } from './unasked.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A player of a platform with a banner of 60 pixels, and with these flags in its console. */
function playing({ flags, membership = 'NONE' }: { flags?: Readonly<Record<string, string>>; membership?: 'NONE' | 'SILVER' } = {}) {
  const capabilities = { canBanner: true, canInterstitial: true, canReadFlags: flags !== undefined }
  const game = atTheBank({ capabilities, me: { membership } })
  const asked: boolean[] = []
  game.platform.ads.banner = async (shown) => {
    asked.push(shown)
    return shown ? 60 : 0
  }
  if (flags) game.platform.remote.flags = async () => flags
  const banner = new Banner(game.services)
  return {
    ...game,
    asked,
    banner,
    pass: async (minutes: number) => {
      for (let i = 0; i < minutes; i++) {
        game.page.now += MINUTE
        await vi.advanceTimersByTimeAsync(MINUTE)
      }
    },
  }
}

it('shows a banner after the first ten minutes, and makes room for it', async () => {
  const { asked, banner, pass, services } = playing()
  banner.begin()
  await pass(9)
  expect([asked, services.layout.covered]).toEqual([[], 0])
  await pass(5)
  expect([asked, services.layout.covered]).toEqual([[true], 60])
  banner.end()
  expect(asked).toEqual([true, false])
})

it('shows none to players with a status, and hides it as soon as a player has one', async () => {
  const silver = playing({ membership: 'SILVER' })
  silver.banner.begin()
  await silver.pass(15)
  expect(silver.asked).toEqual([])
  const { asked, banner, pass, services } = playing()
  banner.begin()
  await pass(10)
  const { player, update } = services.get(PlayerStore)
  update({ ...player!, membership: 'GOLD' })
  await vi.advanceTimersByTimeAsync(0)
  expect([asked, services.layout.covered]).toEqual([[true, false], 0])
  banner.end()
})

it('asks again a minute later if the platform has none', async () => {
  const { banner, pass, platform, services } = playing()
  const show = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no advert')).mockResolvedValue(0)
  platform.ads.banner = show
  banner.begin()
  await pass(12)
  expect([show.mock.calls, services.layout.covered]).toEqual([[[true], [true]], 0])
  banner.end()
})

it('follows the flags of the platform’s console, for the banner and for adverts between scenes', async () => {
  const { asked, banner, pass, services, page } = playing({
    flags: { banner: '0', advert_first_minutes: '2', advert_pause_minutes: '1' },
  })
  await services.get(UnaskedAdverts).load()
  banner.begin()
  const interstitials = new Interstitials(services)
  page.now += MINUTE
  expect(await interstitials.show()).toBe(false)
  await pass(1)
  expect(await interstitials.show()).toBe(true)
  await pass(1)
  expect(await interstitials.show()).toBe(true)
  expect(asked).toEqual([])
  banner.end()
})

it('keeps the usual values if the console does not respond', async () => {
  const { platform, services } = playing({ flags: {} })
  const usual = services.get(UnaskedAdverts).flags
  platform.remote.flags = () => new Promise(() => {})
  const loaded = services.get(UnaskedAdverts).load()
  await vi.advanceTimersByTimeAsync(10_000)
  await loaded
  expect(services.get(UnaskedAdverts).flags).toEqual(usual)
})
