import { commonCall, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'exe',
  title: { RU: 'Гавань', EN: 'Harbour' },
  authenticate: commonCall('exe'),
  identity: [],
  movesGuests: false,
  money: 'RUB',
  channels: [{ name: 'exe', title: { RU: 'Касса «Гавани»', EN: 'Harbour’s shop' }, catalogue: true }],
}
