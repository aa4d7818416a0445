import { expect, it } from 'vitest'
import { info, player } from '../../../testing/fixtures.ts'
import { playing, testGround } from '../../../testing/services.ts'

it('remembers on the device what a guest prefers, without asking the server', async () => {
  const { root, server, kept } = testGround()
  await root.settings.setMode('MODERN')
  await root.settings.setMode('ORIGINAL')
  await root.settings.toggleSound()
  await root.settings.setQuality('LOW')
  expect([root.settings.mode, root.settings.soundMute, root.settings.quality]).toEqual(['ORIGINAL', true, 'LOW'])
  expect([kept.get('test:mode'), kept.get('test:sound_mute'), kept.get('test:quality')]).toEqual(['ORIGINAL', '1', 'LOW'])
  expect(server.seen).toEqual([])
})

it('lets the server decide for a player', async () => {
  const { root, server } = playing({ interfaceMode: 'MODERN', moveSpeedMode: 'DEFAULT_MODE' })
  server
    .on('POST /api/player/ui/switch', player({ interfaceMode: 'ORIGINAL' }))
    .on('POST /api/player/updateMoveSpeedMode', player({ moveSpeedMode: 'DOUBLED_MODE' }))
  await root.settings.setMode('MODERN')
  expect(server.times('POST /api/player/ui/switch')).toBe(0)
  await root.settings.setMode('ORIGINAL')
  expect(root.settings.mode).toBe('ORIGINAL')
  await root.settings.toggleMoveSpeed()
  expect(root.settings.moveSpeed).toBe('DOUBLED_MODE')
})

it('shows another language once its texts are there, tells the server, and asks for its words in it', async () => {
  const { root, server, kept } = playing({ lang: 'EN' })
  server
    .on('POST /api/player/lang/switch/{lang}', player({ lang: 'RU' }))
    .on('GET /api/player/info/current', ({ headers }) =>
      info({ player: player({ lang: 'RU' }), header: `in ${headers.get('accept-language')}` }),
    )
  await root.settings.setLang('RU')
  expect(root.lang).toBe('RU')
  expect(kept.get('test:lang')).toBe('RU')
  expect(root.player.info?.header).toBe('in ru')
  expect(server.last('POST /api/player/lang/switch/{lang}')?.url.pathname).toBe('/api/player/lang/switch/RU')
})

it('resolves AUTO by the device and follows the server’s choice unless this device made its own', async () => {
  const { settings } = playing().root
  settings.setAutoQuality('LOWEST')
  expect(settings.quality).toBe('LOWEST')
  settings.adoptQuality('HIGH')
  expect(settings.quality).toBe('HIGH')
})

it('is silent when either the player or the page wishes so', async () => {
  const { settings } = playing({ soundMute: false }).root
  expect(settings.silent).toBe(false)
  settings.setOutsideMute(true)
  expect([settings.silent, settings.soundMute]).toEqual([true, false])
})
