import { gamePushBundle } from '@skystair/platform/gamepush/bundle'

export const bundle = gamePushBundle('GP')
