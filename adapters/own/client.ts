import { browser, type Platform, PlatformError, type WebHost, webPlatform } from '@skystair/platform'

/**
 * The game on its own site. The site identifies nobody: players start as guests and return with a session of ours, or with nickname and
 * password. Purchases are paid on the pay page of the chosen provider, which notifies our server.
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
        // A second page keeps the game open; if the browser allows none, the game leaves and returns to the return address.
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
