import { type Platform, scriptHost } from '@skystair/platform'
import { type GamePushHost, gamePushPlatform, pageProject } from '@skystair/platform/gamepush/client'

/** The game on the portals of GamePush's partners. */
export const gpPartnerPlatform = (host: GamePushHost = { ...scriptHost(), project: pageProject() }): Platform =>
  gamePushPlatform('gp_partner', host)

export { gpPartnerPlatform as platform }
