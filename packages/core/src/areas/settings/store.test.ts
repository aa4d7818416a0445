import { expect, it } from 'vitest'
import { info, player } from '../../../testing/fixtures.ts'
import { playing, testGame } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { SettingsStore } from './store.ts'

it('remembers on the device what a guest prefers, without asking the server', async () => {
  const { root, server, kept } = testGame()
  await root.get(SettingsStore).setMode('MODERN')
  await root.get(SettingsStore).setMode('ORIGINAL')
  await root.get(SettingsStore).toggleSound()
  await root.get(SettingsStore).setQuality('LOW')
  expect([root.preferences.mode, root.preferences.soundMute, root.preferences.quality]).toEqual(['ORIGINAL', true, 'LOW'])
  expect([kept.get('test:mode'), kept.get('test:sound_mute'), kept.get('test:quality')]).toEqual(['ORIGINAL', '1', 'LOW'])
  expect(server.seen).toEqual([])
})

it('lets the server decide for a player', async () => {
  const { root, server } = playing({ interfaceMode: 'MODERN', moveSpeedMode: 'DEFAULT_MODE' })
  server
    .on('POST /api/player/ui/switch', player({ interfaceMode: 'ORIGINAL' }))
    .on('POST /api/player/updateMoveSpeedMode', player({ moveSpeedMode: 'DOUBLED_MODE' }))
  await root.get(SettingsStore).setMode('MODERN')
  expect(server.times('POST /api/player/ui/switch')).toBe(0)
  await root.get(SettingsStore).setMode('ORIGINAL')
  expect(root.preferences.mode).toBe('ORIGINAL')
  await root.get(SettingsStore).toggleMoveSpeed()
  expect(root.get(SettingsStore).moveSpeed).toBe('DOUBLED_MODE')
})

it('shows another language once its texts are there, tells the server, and asks for its words in it', async () => {
  const { root, server, kept } = playing({ lang: 'EN' })
  server
    .on('POST /api/player/lang/switch/{lang}', player({ lang: 'RU' }))
    .on('GET /api/player/info/current', ({ headers }) =>
      info({ player: player({ lang: 'RU' }), header: `in ${headers.get('accept-language')}` }),
    )
  await root.get(SettingsStore).setLang('RU')
  expect(root.lang).toBe('RU')
  expect(kept.get('test:lang')).toBe('RU')
  expect(root.get(PlayerStore).info?.header).toBe('in ru')
  expect(server.last('POST /api/player/lang/switch/{lang}')?.url.pathname).toBe('/api/player/lang/switch/RU')
})

it('resolves AUTO by the device and follows the server’s choice unless this device made its own', async () => {
  const preferences = playing().root.preferences
  preferences.setAutoQuality('LOWEST')
  expect(preferences.quality).toBe('LOWEST')
  preferences.adoptQuality('HIGH')
  expect(preferences.quality).toBe('HIGH')
})

it('is silent when either the player or the page wishes so', async () => {
  const preferences = playing({ soundMute: false }).root.preferences
  expect(preferences.silent).toBe(false)
  preferences.setOutsideMute(true)
  expect([preferences.silent, preferences.soundMute]).toEqual([true, false])
})
