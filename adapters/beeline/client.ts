import type { LaunchGlobals, Platform } from '@skystair/platform'
import { closedNavigation, PlatformError, signedLaunch } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { scriptHost } from '@skystair/platform/sdk'
import { manifest } from './manifest.ts'

/** Beeline's game portal: signed launches, and purchases on the subscriber's bill. */
export function beelinePlatform(host: ScriptHost<LaunchGlobals> = scriptHost()): Platform {
  const shape = { manifest, signature: 'sign', user: 'uid', identity: 'beeline_login' } as const
  const { platform, signed } = signedLaunch(shape, host)
  return {
    ...platform,
    capabilities: { ...platform.capabilities, canPay: signed, externalLinks: false },
    pay: {
      ...platform.pay,
      async buy({ url }) {
        if (!signed) throw new PlatformError('UNSUPPORTED', 'Only subscribers whom the portal names may buy')
        if (!url || !/^https:\/\//.test(url)) throw new PlatformError('BAD_ANSWER', 'The order has no page of the portal')
        // The portal asks the subscriber by SMS, which may take minutes, and then returns to the game.
        platform.navigation.go(url)
        return { outcome: 'UNKNOWN' }
      },
      confirm: async () => {},
    },
    navigation: closedNavigation(platform.navigation),
  }
}

export { beelinePlatform as platform }
