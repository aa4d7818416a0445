import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'mystore',
  title: { RU: 'Магазин MY.GAMES', EN: 'MY.GAMES store' },
  authenticate: 'POST /api/integration/mystore/client/authenticate',
  identity: ['uid'],
  money: 'RUB',
  channels: [{ name: 'mystore', title: { RU: 'Магазин MY.GAMES', EN: 'MY.GAMES store' }, catalogue: false }],
}
