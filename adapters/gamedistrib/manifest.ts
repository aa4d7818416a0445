import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'gamedistrib',
  title: { RU: 'GameDistribution', EN: 'GameDistribution' },
  authenticate: null,
  identity: [],
  money: 'USD',
  channels: [],
}
