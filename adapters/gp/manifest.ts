import { gamePushManifest } from '@skystair/platform/gamepush/manifest'
import type { PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  ...gamePushManifest('gp', { RU: 'GamePush', EN: 'GamePush' }),
  calls: ['POST /api/integration/gp/login'],
}
