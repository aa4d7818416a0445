import { browser, type Platform, PlatformError, type WebHost, webPlatform } from '@skystair/platform'

/**
 * The game on its own site. The site knows nobody: players begin as guests and are found again by our own session, or by nickname and
 * password. What is bought is paid on the pay page of the provider that the player chose; our server learns of it by itself.
 */
export function ownPlatform(host: WebHost = browser()): Platform {
  const web = webPlatform('own', host)
  return {
    ...web,
    capabilities: { ...web.capabilities, canPay: true },
    pay: {
      ...web.pay,
      async buy({ url }) {
        if (!url || !/^https:\/\//.test(url)) throw new PlatformError('BAD_ANSWER', 'The order has no pay page')
        // A second page keeps the game where it is; where the browser allows none, the game leaves and comes back to the return address.
        const page = host.window.open(url, '_blank')
        if (page) page.opener = null
        else web.navigation.go(url)
        return { outcome: 'UNKNOWN' }
      },
      confirm: async () => {},
    },
  }
}

export { ownPlatform as platform }
