import { commonCall, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'ok',
  title: { RU: 'Одноклассники', EN: 'Odnoklassniki' },
  authenticate: commonCall('ok'),
  identity: ['logged_user_id'],
  movesGuests: false,
  money: {
    code: 'OK',
    words: {
      RU: { one: '{{count}} ОК', few: '{{count}} ОК', many: '{{count}} ОК' },
      EN: { one: '{{count}} OK', other: '{{count}} OK' },
    },
    prices: 'ROUBLES',
  },
  channels: [{ name: 'ok', title: { RU: 'ОКи', EN: 'OKs' }, catalogue: false }],
}
