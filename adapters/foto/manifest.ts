import { commonCall, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'foto',
  title: { RU: 'Фотострана', EN: 'Fotostrana' },
  authenticate: commonCall('foto'),
  identity: ['fotoUid'],
  movesGuests: false,
  money: {
    code: 'FM',
    words: {
      RU: { one: '{{count}} фотомани', few: '{{count}} фотомани', many: '{{count}} фотомани' },
      EN: { one: '{{count}} fotomoney', other: '{{count}} fotomoney' },
    },
    prices: 'ROUBLES',
  },
  channels: [{ name: 'foto', title: { RU: 'Фотомани', EN: 'Fotomoney' }, catalogue: false }],
}
