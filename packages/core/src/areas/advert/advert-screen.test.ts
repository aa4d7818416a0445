import { PlatformError } from '@skystair/platform'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { AdvertScreen, PATIENCE } from './advert-screen.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(startsWithAdvert = false) {
  const { services, platform } = atTheBank({ capabilities: { canInterstitial: true, startsWithAdvert } })
  return { services, platform, screen: services.get(AdvertScreen), ui: services.ui }
}

it('shows a message immediately, and lets the player continue if no advert comes', async () => {
  const { screen, ui } = open()
  const shown = screen.show(() => new Promise<boolean>(() => {}))
  expect([screen.state, ui.paused]).toEqual(['WAITING', true])
  await vi.advanceTimersByTimeAsync(PATIENCE)
  expect(screen.state).toBe('LATE')
  screen.goOn()
  expect(await shown).toBeUndefined()
  expect([screen.state, ui.paused]).toEqual(['NONE', false])
})

it('returns the platform’s result of an advert, and continues after one that fails', async () => {
  const { screen, ui } = open()
  expect(await screen.show(async () => true)).toBe(true)
  await expect(screen.show(() => Promise.reject(new PlatformError('UNFILLED')))).rejects.toMatchObject({ code: 'UNFILLED' })
  expect([screen.state, ui.paused]).toEqual(['NONE', false])
})

it('starts with an advert if the portal requires one, once, and waits for a press of the button after it', async () => {
  const { screen, platform, ui } = open(true)
  platform.ads.interstitial = vi.fn(async () => {})
  const begun = screen.begin()
  await vi.advanceTimersByTimeAsync(0)
  // The portal resumes the game, but the player has not pressed the button yet.
  ui.setPaused(false, 'PLATFORM')
  expect([screen.state, ui.paused]).toEqual(['OVER', true])
  screen.goOn()
  await begun
  await screen.begin()
  expect([screen.state, ui.paused]).toEqual(['NONE', false])
  expect(platform.ads.interstitial).toHaveBeenCalledTimes(1)
})

it('continues if a portal paused the game for an advert and never resumes it, but not while the page pauses it', async () => {
  const { screen, ui } = open()
  await screen.show(async () => ui.setPaused(true, 'PLATFORM'))
  expect(ui.paused).toBe(false)
  ui.setPaused(true)
  await screen.show(async () => {})
  expect(ui.paused).toBe(true)
})
