import { type Platform, scriptHost } from '@skystair/platform'
import { type GamePushHost, gamePushPlatform, pageProject } from '@skystair/platform/gamepush/client'

/** The game on GamePush. */
export const gpPlatform = (host: GamePushHost = { ...scriptHost(), project: pageProject() }): Platform => gamePushPlatform('gp', host)

export { gpPlatform as platform }
