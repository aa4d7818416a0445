import { commonCall, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'beeline',
  title: { RU: 'Билайн', EN: 'Beeline' },
  authenticate: commonCall('beeline'),
  identity: ['beeline_login'],
  money: 'RUB',
  channels: [
    {
      name: 'beeline',
      title: { RU: 'Счёт Билайна', EN: 'Beeline bill' },
      catalogue: false,
      calls: ['POST /api/integration/beeline/buy/{id}'],
    },
  ],
}
