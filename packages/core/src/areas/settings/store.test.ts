import { expect, it } from 'vitest'
import { info, player } from '../../../testing/fixtures.ts'
import { playing, testGame } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { SettingsStore } from './store.ts'

it('saves a guest’s preferences on the device, without asking the server', async () => {
  const { services, server, kept } = testGame()
  await services.get(SettingsStore).setMode('MODERN')
  await services.get(SettingsStore).setMode('ORIGINAL')
  await services.get(SettingsStore).toggleSound()
  await services.get(SettingsStore).setQuality('LOW')
  expect([services.preferences.mode, services.preferences.soundMute, services.preferences.quality]).toEqual(['ORIGINAL', true, 'LOW'])
  expect([kept.get('test:mode'), kept.get('test:sound_mute'), kept.get('test:quality')]).toEqual(['ORIGINAL', '1', 'LOW'])
  expect(server.seen).toEqual([])
})

it('saves a player’s preferences on the server', async () => {
  const { services, server } = playing({ interfaceMode: 'MODERN', moveSpeedMode: 'DEFAULT_MODE' })
  server
    .on('POST /api/player/ui/switch', player({ interfaceMode: 'ORIGINAL' }))
    .on('POST /api/player/updateMoveSpeedMode', player({ moveSpeedMode: 'DOUBLED_MODE' }))
  await services.get(SettingsStore).setMode('MODERN')
  expect(server.times('POST /api/player/ui/switch')).toBe(0)
  await services.get(SettingsStore).setMode('ORIGINAL')
  expect(services.preferences.mode).toBe('ORIGINAL')
  await services.get(SettingsStore).toggleMoveSpeed()
  expect(services.get(SettingsStore).moveSpeed).toBe('DOUBLED_MODE')
})

it('changes the language once its texts are loaded, saves it on the server, and loads the server’s texts in it', async () => {
  const { services, server, kept } = playing({ lang: 'EN' })
  server
    .on('POST /api/player/lang/switch/{lang}', player({ lang: 'RU' }))
    .on('GET /api/player/info/current', ({ headers }) =>
      info({ player: player({ lang: 'RU' }), header: `in ${headers.get('accept-language')}` }),
    )
  await services.get(SettingsStore).setLang('RU')
  expect(services.lang).toBe('RU')
  expect(kept.get('test:lang')).toBe('RU')
  expect(services.get(PlayerStore).info?.header).toBe('in ru')
  expect(server.last('POST /api/player/lang/switch/{lang}')?.url.pathname).toBe('/api/player/lang/switch/RU')
})

it('resolves AUTO by the device and follows the server’s choice unless this device made its own', async () => {
  const preferences = playing().services.preferences
  preferences.setAutoQuality('LOWEST')
  expect(preferences.quality).toBe('LOWEST')
  preferences.adoptQuality('HIGH')
  expect(preferences.quality).toBe('HIGH')
})

it('is silent when either the player or the page mutes it', async () => {
  const preferences = playing({ soundMute: false }).services.preferences
  expect(preferences.silent).toBe(false)
  preferences.setOutsideMute(true)
  expect([preferences.silent, preferences.soundMute]).toEqual([true, false])
})

it('saves on the server whether the player wants messages outside the game', async () => {
  const { services, server } = playing()
  server.on('POST /api/player/push/switch', player({ pushEnabled: true }))
  await services.get(SettingsStore).togglePush()
  expect(services.get(PlayerStore).player?.pushEnabled).toBe(true)
})

it('saves on the server whether others on the road are shown', async () => {
  const { services, server } = playing()
  server.on('POST /api/player/neighbours/switch', { neighbours: false })
  await services.get(SettingsStore).setNeighbours(false)
  expect(server.last('POST /api/player/neighbours/switch')?.body).toEqual({ on: false })
  expect(services.get(PlayerStore).player?.neighbours).toBe(false)
})

it('saves on the server whether others see the squad', async () => {
  const { services, server } = playing()
  server.on('POST /api/player/profile/squad/switch', { squadShown: false })
  await services.get(SettingsStore).setSquadShown(false)
  expect(server.last('POST /api/player/profile/squad/switch')?.body).toEqual({ on: false })
  expect(services.get(PlayerStore).player?.squadShown).toBe(false)
})

it('saves on the server whether turns of a melee last longer', async () => {
  const { services, server } = playing()
  server.on('POST /api/player/turns/switch', { longTurns: true })
  await services.get(SettingsStore).setLongTurns(true)
  expect(server.last('POST /api/player/turns/switch')?.body).toEqual({ on: true })
  expect(services.get(PlayerStore).player?.longTurns).toBe(true)
})

it('saves on the server whether elixir heals by itself, and asks which languages there are', async () => {
  const { services, server } = playing({ bestVictoryStair: 24 })
  server
    .on('POST /api/player/elixir/switch', { elixirHealing: true })
    .on('GET /api/lang/list', [{ langId: 'EN', langDescr: 'English', available: true }])
  const settings = services.get(SettingsStore)
  await settings.setElixirHealing(true)
  expect(server.last('POST /api/player/elixir/switch')?.body).toEqual({ on: true })
  expect(services.get(PlayerStore).player?.elixirHealing).toBe(true)
  await settings.languages.reload()
  expect(settings.languages.value?.map(({ langDescr }) => langDescr)).toEqual(['English'])
})

it('asks for permission to show messages before they are switched on, if the platform shows them', async () => {
  const { platform, services, server } = playing()
  const answers = [false, true]
  let asked = 0
  const ask = async () => {
    asked += 1
    return answers.shift() ?? false
  }
  Object.assign(platform, { push: { ask, subscribe: async () => null, unsubscribe: async () => null } })
  server.on('POST /api/player/push/switch', player({ pushEnabled: true }))
  await services.get(SettingsStore).togglePush()
  expect([server.times('POST /api/player/push/switch'), services.ui.toasts.at(-1)?.tone]).toEqual([0, 'bad'])
  await services.get(SettingsStore).togglePush()
  expect(server.times('POST /api/player/push/switch')).toBe(1)
  server.on('POST /api/player/push/switch', player({ pushEnabled: false }))
  await services.get(SettingsStore).togglePush()
  expect([server.times('POST /api/player/push/switch'), asked]).toEqual([2, 2])
})
