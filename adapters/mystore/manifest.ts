import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'mystore',
  title: { RU: 'Магазин MY.GAMES', EN: 'MY.GAMES store' },
  authenticate: 'POST /api/integration/mystore/client/authenticate',
  gift: {
    call: 'GET /api/integration/mystore/gift/accept',
    about: { RU: 'Магазин MY.GAMES передал тебе гостинец.', EN: 'The MY.GAMES store has a treat for you.' },
    offer: {
      id: 802,
      rewards: [
        { kind: 'resource', resource: 'mithril', amount: 30 },
        { kind: 'resource', resource: 'tickets', amount: 2 },
      ],
      price: [],
      limit: { ever: 1 },
    },
  },
  identity: ['uid'],
  money: 'RUB',
  channels: [{ name: 'mystore', title: { RU: 'Магазин MY.GAMES', EN: 'MY.GAMES store' }, catalogue: false }],
}
