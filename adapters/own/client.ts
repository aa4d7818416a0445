import {
  browser,
  canSharePictures,
  type Platform,
  PlatformError,
  payPage,
  shareByBrowser,
  type WebHost,
  webPlatform,
} from '@skystair/platform'
import { manifest } from './manifest.ts'
import { ownPush, type PushHost, registerWorker } from './push.ts'

/**
 * The platform of the own site. The site has no external identity: players start as guests and return with a session of ours, or with nickname and
 * password. Purchases are paid on the pay page of the chosen provider, which notifies our server.
 */
export function ownPlatform(host: WebHost = browser(), pushHost: PushHost | null = registerWorker()): Platform {
  const web = webPlatform(manifest, host)
  const page = payPage(host.window)
  return {
    ...web,
    ...(pushHost ? { push: ownPush(pushHost) } : {}),
    capabilities: { ...web.capabilities, canPay: true, canSharePicture: canSharePictures(host.sharing) },
    social: {
      ...web.social,
      sharePicture: (picture, text, code) => shareByBrowser(host.sharing, picture, text, web.social.link(code)),
    },
    pay: {
      ...web.pay,
      prepare: page.prepare,
      async buy({ url }) {
        if (!url || !/^https:\/\//.test(url)) throw new PlatformError('BAD_ANSWER', 'The order has no pay page')
        // A second page keeps the game open; if the browser allows none, the game leaves and returns to the return address.
        if (!page.show(url)) web.navigation.go(url)
        return { outcome: 'UNKNOWN' }
      },
      confirm: async () => {},
    },
  }
}

export { ownPlatform as platform }
