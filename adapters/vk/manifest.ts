import { commonCall, ownMoney, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'vk',
  title: { RU: 'ВКонтакте', EN: 'VK' },
  authenticate: commonCall('vk'),
  identity: ['viewer_id'],
  money: ownMoney('VOTES', ['голос', 'голоса', 'голосов'], ['vote', 'votes'], {
    gems_100: 14,
    gems_300: 40,
    gems_600: 78,
    gems_1500: 185,
    gems_3500: 400,
    gems_8000: 850,
    gift_30: 4,
    gift_100: 14,
    gift_500: 65,
    gift_1000: 127,
  }),
  channels: [{ name: 'vk', title: { RU: 'Голоса ВКонтакте', EN: 'VK votes' }, catalogue: false }],
}
