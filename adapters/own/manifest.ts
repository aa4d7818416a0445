import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'own',
  title: { RU: 'Свой сайт', EN: 'Own site' },
  authenticate: null,
  identity: [],
  movesGuests: false,
  money: 'RUB',
  channels: [
    { name: 'own/xsolla', title: { RU: 'Xsolla', EN: 'Xsolla' }, catalogue: true },
    { name: 'own/robokassa', title: { RU: 'Robokassa', EN: 'Robokassa' }, catalogue: false },
  ],
}
