import { ownMoney, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'ya',
  title: { RU: 'Яндекс Игры', EN: 'Yandex Games' },
  authenticate: 'POST /api/integration/ya/authenticate',
  calls: ['POST /api/integration/ya/v2/search', 'POST /api/integration/ya/v2/remap'],
  promoCodes: 'POST /api/integration/ya/promocode/save',
  identity: ['ya_unique_id'],
  money: ownMoney('YAN', ['ян', 'яна', 'янов'], ['yan', 'yans'], 'ROUBLES'),
  channels: [{ name: 'ya', title: { RU: 'Яны', EN: 'Yans' }, catalogue: true, calls: ['POST /api/integration/ya/buy'] }],
}
