import { commonCall, type PlatformManifest } from '@skystair/platform/manifest'

/** Returns the manifest of a platform that sells for roubles by itself, with changes. */
export const testManifest = (source: string, more: Partial<PlatformManifest> = {}): PlatformManifest => ({
  source,
  title: { RU: source, EN: source },
  authenticate: commonCall(source),
  identity: [],
  money: 'RUB',
  channels: [{ name: source, title: { RU: source, EN: source }, catalogue: false }],
  ...more,
})
