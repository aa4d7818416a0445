import { commonCall, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'exe',
  title: { RU: 'EXE.RU', EN: 'EXE.RU' },
  authenticate: commonCall('exe'),
  identity: ['exe_user'],
  money: 'RUB',
  channels: [{ name: 'exe', title: { RU: 'EXE.RU', EN: 'EXE.RU' }, catalogue: false }],
}
