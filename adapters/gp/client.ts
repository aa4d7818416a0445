import type { Platform } from '@skystair/platform'
import { type GamePushHost, gamePushPlatform, pageProject } from '@skystair/platform/gamepush/client'
import { scriptHost } from '@skystair/platform/sdk'
import { manifest } from './manifest.ts'

/** The game on GamePush. */
export const gpPlatform = (host: GamePushHost = { ...scriptHost(), project: pageProject() }): Platform => gamePushPlatform(manifest, host)

export { gpPlatform as platform }
