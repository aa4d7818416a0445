import { commonCall, type PlatformManifest } from '@skystair/platform/manifest'
import { stars } from '@skystair/platform/stars'

export const manifest: PlatformManifest = {
  source: 'gp_playdeck',
  title: { RU: 'PlayDeck', EN: 'PlayDeck' },
  authenticate: commonCall('gp_playdeck'),
  identity: ['gp_platform', 'tg_user_id'],
  money: stars,
  channels: [{ name: 'gp_playdeck', title: { RU: 'Звёзды Telegram', EN: 'Telegram Stars' }, catalogue: false }],
}
