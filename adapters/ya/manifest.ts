import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'ya',
  title: { RU: 'Яндекс Игры', EN: 'Yandex Games' },
  authenticate: 'POST /api/integration/ya/authenticate',
  identity: ['ya_unique_id'],
  movesGuests: false,
  money: {
    code: 'YAN',
    words: {
      RU: { one: '{{count}} ян', few: '{{count}} яна', many: '{{count}} янов' },
      EN: { one: '{{count}} yan', other: '{{count}} yans' },
    },
    prices: 'ROUBLES',
  },
  channels: [{ name: 'ya', title: { RU: 'Яны', EN: 'Yans' }, catalogue: true }],
}
