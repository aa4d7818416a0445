import { gamePushManifest } from '@skystair/platform/gamepush/manifest'

export const manifest = gamePushManifest('gp', { RU: 'GamePush', EN: 'GamePush' })
