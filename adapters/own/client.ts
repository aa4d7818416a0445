import { type Platform, type WebHost, webPlatform } from '@skystair/platform'

/**
 * The game on its own site. The site knows nobody: players begin as guests and are found again by our own session, or by nickname and
 * password. Selling needs a payment provider, which this adapter has none of.
 */
export function ownPlatform(host?: WebHost): Platform {
  return webPlatform('own', host)
}
