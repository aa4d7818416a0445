import { InterfaceMode, Quality } from '@skystair/contract/enums'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testGame } from '../../testing/services.ts'
import { Preferences } from './preferences.ts'
import { seasonAt } from './season.ts'

/** The same device after a new start. */
const again = ({ services }: ReturnType<typeof testGame>) => new Preferences(services)
const modes = fc.constantFrom(...InterfaceMode)
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })

it('keeps the choices of this device for the next start', () => {
  fc.assert(
    fc.property(
      modes,
      fc.constantFrom(...Quality),
      fc.boolean(),
      maybe(fc.constantFrom('ORDINARY', 'NEW_YEAR')),
      (mode, quality, mute, season) => {
        const game = testGame()
        const { preferences } = game.services
        preferences.setMode(mode)
        preferences.setQuality(quality)
        preferences.setGuestMute(mute)
        preferences.setSeason(season)
        for (const { mode: shown, qualityChoice, guestMute, seasonChoice } of [preferences, again(game)])
          expect([shown, qualityChoice, guestMute, seasonChoice]).toEqual([mode, quality, mute, season])
      },
    ),
  )
})

it('keeps motion, size of the text and what is switched off for the next start', () => {
  const game = testGame()
  const { preferences } = game.services
  preferences.setMotion('LESS')
  preferences.setTextSize('LARGEST')
  preferences.setOn('music', false)
  preferences.setOn('single_keys', false)
  preferences.setOn('single_keys', true)
  for (const { motion, textSize, off } of [preferences, again(game)])
    expect([motion, textSize, [...off]]).toEqual(['LESS', 'LARGEST', ['music']])
})

it('moves as the system asks, unless the player has decided', () => {
  const { preferences } = testGame().services
  const moves = (['AUTO', 'FULL', 'LESS'] as const).flatMap((motion) =>
    [false, true].map((system) => {
      preferences.setMotion(motion)
      preferences.setSystemMotionReduced(system)
      return !preferences.reducedMotion
    }),
  )
  expect(moves).toEqual([true, false, true, true, false, false])
})

it('shows the mode of this device, else the player’s, else the original one', () => {
  fc.assert(
    fc.property(maybe(modes), maybe(modes), (device, account) => {
      const { preferences } = testGame().services
      if (account) preferences.setAccount({ interfaceMode: account, soundMute: false })
      if (device) preferences.setMode(device)
      expect(preferences.mode).toBe(device ?? account ?? 'ORIGINAL')
    }),
  )
})

it('is silent by the player’s choice, which counts more than the guest’s before it, or by the page’s', () => {
  fc.assert(
    fc.property(fc.boolean(), maybe(fc.boolean()), fc.boolean(), (guest, account, outside) => {
      const { preferences } = testGame().services
      preferences.setGuestMute(guest)
      if (account !== null) preferences.setAccount({ interfaceMode: 'MODERN', soundMute: account })
      preferences.setOutsideMute(outside)
      expect([preferences.soundMute, preferences.silent]).toEqual([account ?? guest, outside || (account ?? guest)])
    }),
  )
})

it('ignores what other programs have written into its storage', () => {
  const game = testGame()
  for (const key of ['mode', 'quality', 'season', 'sound_mute', 'lang'] as const) game.services.local.set(key, 'nonsense')
  const { mode, qualityChoice, seasonChoice, guestMute, savedLang } = again(game)
  expect([mode, qualityChoice, seasonChoice, guestMute, savedLang]).toEqual(['ORIGINAL', 'AUTO', null, false, null])
})

describe('quality', () => {
  it('follows the abilities of the device, unless one is chosen', () => {
    const { preferences } = testGame().services
    preferences.setAutoQuality('LOW')
    expect(preferences.quality).toBe('LOW')
    preferences.setQuality('STANDARD')
    expect(preferences.quality).toBe('STANDARD')
  })

  it('is the server’s only as long as none was chosen here', () => {
    const { preferences } = testGame().services
    preferences.adoptQuality('LOW')
    expect(preferences.qualityChoice).toBe('LOW')
    preferences.setQuality('AUTO')
    preferences.adoptQuality('LOW')
    expect(preferences.qualityChoice).toBe('AUTO')
  })
})

it('decorates the world by the server’s date, unless the player has chosen', () => {
  const { services } = testGame()
  const { preferences, clock } = services
  for (const date of [Date.UTC(2026, 6, 1), Date.UTC(2026, 11, 31)]) {
    clock.set(date)
    expect(preferences.season).toBe(seasonAt(date))
  }
  preferences.setSeason('ORDINARY')
  expect(preferences.season).toBe('ORDINARY')
})

describe('language', () => {
  it('is kept once its texts are there', async () => {
    const { services } = testGame()
    expect(await services.preferences.setLang('RU')).toBe(true)
    expect([services.texts.lang, services.preferences.savedLang]).toEqual(['RU', 'RU'])
  })

  it('stays as it was, with a message, if its texts cannot be loaded', async () => {
    const { services } = testGame()
    const { local, clock, options, ui } = services
    const texts = Object.assign(Object.create(services.texts), { use: () => Promise.reject(new Error('no connection')) })
    const preferences = new Preferences({ local, clock, options, ui, texts })
    expect(await preferences.setLang('RU')).toBe(false)
    expect([services.texts.lang, preferences.savedLang, ui.toasts.length]).toEqual(['EN', null, 1])
  })
})
