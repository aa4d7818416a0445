import { commonCall, ownMoney, type PlatformManifest } from '@skystair/platform/manifest'

/** What our products cost in Harbour's shop, in shells. */
export const prices = { gems_100: 20, gems_300: 56, gems_600: 110, gems_1500: 260, gems_3500: 560, gems_8000: 1200 }

export const manifest: PlatformManifest = {
  source: 'harbour',
  title: { RU: 'Гавань', EN: 'Harbour' },
  authenticate: commonCall('harbour'),
  identity: [],
  money: ownMoney('SHELL', ['ракушка', 'ракушки', 'ракушек'], ['shell', 'shells'], prices),
  channels: [{ name: 'harbour', title: { RU: 'Касса «Гавани»', EN: 'Harbour’s shop' }, catalogue: true }],
}
