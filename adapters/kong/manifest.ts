import { ownMoney, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'kong',
  title: { RU: 'Kongregate', EN: 'Kongregate' },
  authenticate: 'POST /api/integration/kong/authenticate',
  identity: ['kongId'],
  money: ownMoney('KREDS', ['кред', 'креда', 'кредов'], ['kred', 'kreds'], {
    gems_100: 13,
    gems_300: 35,
    gems_600: 70,
    gems_1500: 160,
    gems_3500: 350,
    gems_8000: 750,
    gift_30: 4,
    gift_100: 13,
    gift_500: 59,
    gift_1000: 113,
  }),
  channels: [{ name: 'kong', title: { RU: 'Креды Kongregate', EN: 'Kongregate Kreds' }, catalogue: false }],
}
