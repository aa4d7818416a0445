import { commonCall, ownMoney, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'foto',
  title: { RU: 'Фотострана', EN: 'Fotostrana' },
  authenticate: commonCall('foto'),
  gift: {
    call: 'GET /api/integration/foto/gift/accept',
    about: { RU: 'Фотострана передала тебе гостинец.', EN: 'Fotostrana has a treat for you.' },
    offer: { id: 801, rewards: [{ kind: 'resource', resource: 'mithril', amount: 30 }], price: [], limit: { ever: 1 } },
  },
  identity: ['fotoUid'],
  money: ownMoney('FM', ['фотомани', 'фотомани', 'фотомани'], ['fotomoney', 'fotomoney'], 'ROUBLES'),
  channels: [{ name: 'foto', title: { RU: 'Фотомани', EN: 'Fotomoney' }, catalogue: false }],
}
