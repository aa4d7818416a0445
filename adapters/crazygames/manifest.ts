import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'crazygames',
  title: { RU: 'CrazyGames', EN: 'CrazyGames' },
  authenticate: 'POST /api/integration/crazy/authenticate',
  identity: ['crazyId'],
  money: 'USD',
  channels: [{ name: 'crazygames', title: { RU: 'Xsolla', EN: 'Xsolla' }, catalogue: true }],
}
