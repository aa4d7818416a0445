import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'own',
  title: { RU: 'Свой сайт', EN: 'Own site' },
  authenticate: null,
  identity: [],
  money: 'RUB',
  channels: [
    {
      name: 'own/xsolla',
      title: { RU: 'Xsolla', EN: 'Xsolla' },
      catalogue: true,
      calls: ['POST /api/xsolla/buy/{id}', 'POST /api/xsolla/buy_iframe/{id}'],
    },
    {
      name: 'own/robokassa',
      title: { RU: 'Robokassa', EN: 'Robokassa' },
      catalogue: false,
      calls: ['POST /api/robokassa/buy/{id}/{extra}'],
    },
  ],
}
