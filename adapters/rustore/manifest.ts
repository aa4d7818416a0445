import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'rustore',
  title: { RU: 'RuStore', EN: 'RuStore' },
  authenticate: 'POST /api/integration/rustore/authenticate',
  identity: [],
  money: 'RUB',
  channels: [{ name: 'rustore', title: { RU: 'RuStore', EN: 'RuStore' }, catalogue: true }],
}
