import { commonCall, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'google',
  title: { RU: 'Google Play', EN: 'Google Play' },
  authenticate: commonCall('google'),
  identity: [],
  money: 'RUB',
  channels: [{ name: 'google', title: { RU: 'Google Play', EN: 'Google Play' }, catalogue: true }],
}
