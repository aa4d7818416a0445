import type { Platform } from '@skystair/platform'
import { type GamePushHost, gamePushPlatform, pageProject } from '@skystair/platform/gamepush/client'
import { scriptHost } from '@skystair/platform/sdk'
import { manifest } from './manifest.ts'

/** The game on the portals of GamePush's partners. */
export const gpPartnerPlatform = (host: GamePushHost = { ...scriptHost(), project: pageProject() }): Platform =>
  gamePushPlatform(manifest, host)

export { gpPartnerPlatform as platform }
