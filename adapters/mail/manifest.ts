import { commonCall, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'mail',
  title: { RU: 'Mail.ru', EN: 'Mail.ru' },
  authenticate: commonCall('mail'),
  identity: ['uid'],
  money: 'RUB',
  channels: [{ name: 'mail', title: { RU: 'Mail.ru', EN: 'Mail.ru' }, catalogue: false }],
}
