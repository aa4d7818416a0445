import { gamePushManifest } from '@skystair/platform/gamepush/manifest'

export const manifest = gamePushManifest('gp_partner', { RU: 'Партнёры GamePush', EN: 'GamePush partners' })
