import { commonCall, ownMoney, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'foto',
  title: { RU: 'Фотострана', EN: 'Fotostrana' },
  authenticate: commonCall('foto'),
  identity: ['fotoUid'],
  money: ownMoney('FM', ['фотомани', 'фотомани', 'фотомани'], ['fotomoney', 'fotomoney'], 'ROUBLES'),
  channels: [{ name: 'foto', title: { RU: 'Фотомани', EN: 'Fotomoney' }, catalogue: false }],
}
