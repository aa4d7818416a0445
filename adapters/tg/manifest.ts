import type { PlatformManifest } from '@skystair/platform/manifest'
import { stars } from '@skystair/platform/stars'

export const manifest: PlatformManifest = {
  source: 'tg',
  title: { RU: 'Telegram', EN: 'Telegram' },
  authenticate: 'POST /api/integration/telegram/authenticate',
  identity: ['tg_user_id'],
  money: stars,
  channels: [
    {
      name: 'tg',
      title: { RU: 'Звёзды Telegram', EN: 'Telegram Stars' },
      catalogue: false,
      calls: ['POST /api/integration/telegram/invoice', 'POST /api/integration/telegram/buy'],
    },
  ],
}
