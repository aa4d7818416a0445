import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'kong',
  title: { RU: 'Kongregate', EN: 'Kongregate' },
  authenticate: 'POST /api/integration/kong/authenticate',
  identity: ['kongId'],
  movesGuests: false,
  money: {
    code: 'KREDS',
    words: {
      RU: { one: '{{count}} кред', few: '{{count}} креда', many: '{{count}} кредов' },
      EN: { one: '{{count}} kred', other: '{{count}} kreds' },
    },
    prices: {
      gems_100: 13,
      gems_300: 35,
      gems_600: 70,
      gems_1500: 160,
      gems_3500: 350,
      gems_8000: 750,
      gift_30: 4,
      gift_100: 13,
      gift_500: 59,
      gift_1000: 113,
    },
  },
  channels: [{ name: 'kong', title: { RU: 'Креды Kongregate', EN: 'Kongregate Kreds' }, catalogue: false }],
}
