import { type Platform, scriptHost } from '@skystair/platform'
import { type GamePushHost, gamePushPlatform, pageProject } from '@skystair/platform/gamepush/client'

/** The game inside GamePush's SDK, on the portals of its partners. */
export const gpPartnerPlatform = (host: GamePushHost = { ...scriptHost(), project: pageProject() }): Platform =>
  gamePushPlatform('gp_partner', host)

export { gpPartnerPlatform as platform }
