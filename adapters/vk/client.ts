import type { Identity, Platform } from '@skystair/platform'
import { exchangeFor, languageOf, PlatformError, subscriptions, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, notifySdk, once, pageValue, scriptHost } from '@skystair/platform/sdk'
import bridge from '@vkontakte/vk-bridge'
import { vkCloud } from './cloud.ts'
import { readLaunch } from './launch.ts'
import { manifest } from './manifest.ts'
import { vkPay } from './pay.ts'
import { showStory } from './story.ts'

/** Time limits for the portal's first response and for any other, for adverts and for windows, milliseconds. */
const INIT_LIMIT = 6000
const ANSWER_LIMIT = 4000
const SHOWN_LIMIT = 120_000
/** VK's own language codes that differ from the usual ones. */
const LANGUAGES: Readonly<Record<string, string>> = { kz: 'kk', ua: 'uk' }

export interface VkHost extends Pick<ScriptHost, 'window' | 'storage' | 'language'> {
  /** The id of the game's group, which is public. Empty if the operator set none. */
  readonly group: string
  /** Whether the operator wants VK's banner. */
  readonly banner: boolean
  /** The official library, which listens to the window as long as the page exists. */
  readonly bridge: Pick<typeof bridge, 'send' | 'subscribe' | 'unsubscribe' | 'isStandalone'>
}

/** VK, by its own bridge. Outside VK the bridge never responds, so every call has a time limit. */
export function vkPlatform(
  host: VkHost = { ...scriptHost(), bridge, group: pageValue('vkGroup'), banner: pageValue('vkBanner') === '1' },
): Platform {
  const web = webPlatform(manifest, host)
  const { send } = host.bridge
  const listening = subscriptions()
  const launch = readLaunch(host.window.location.href)
  const inside = launch !== null && !host.bridge.isStandalone()
  // The rules of Apple's store forbid selling in VK's apps for its devices.
  const canPay = inside && !/iphone|ipad/.test(launch.platform)

  const init = once(async () => {
    if (host.bridge.isStandalone()) throw new PlatformError('SDK_UNAVAILABLE', 'The game was opened outside of VK')
    const { result } = await callSdk(() => send('VKWebAppInit'), INIT_LIMIT, 'SDK_UNAVAILABLE')
    if (result !== true) throw new PlatformError('BAD_ANSWER', 'VK did not confirm its initialisation')
  })
  const nameOf = async () => {
    const { first_name, last_name } = await callSdk(() => send('VKWebAppGetUserInfo'), ANSWER_LIMIT)
    return [first_name, last_name].filter((part) => typeof part === 'string' && part).join(' ')
  }
  const authenticate = async (): Promise<Identity> => {
    await init()
    const lang = languageOf(LANGUAGES[launch?.language ?? ''] ?? (launch?.language || host.language))
    const common = { headers: {}, ...(lang ? { lang } : {}) }
    if (!launch) return { ...common, query: {}, known: false }
    if (!/^[1-9]\d*$/.test(launch.userId)) throw new PlatformError('BAD_ANSWER', 'VK named no valid player')
    // The name is optional, so nothing waits for it.
    const displayName = await nameOf().catch(() => '')
    return {
      ...common,
      query: { viewer_id: launch.userId },
      known: true,
      ...(displayName ? { displayName } : {}),
      exchange: exchangeFor(manifest, { launch: launch.signed }),
    }
  }
  const on = (type: string, fn: () => void) =>
    listening.add(() => {
      const listener: Parameters<typeof bridge.subscribe>[0] = ({ detail }) => {
        if (detail.type === type) fn()
      }
      host.bridge.subscribe(listener)
      return () => host.bridge.unsubscribe(listener)
    })
  const advert = async (ad_format: 'reward' | 'interstitial') => {
    // The library declares a special type for names; in the message they are plain strings.
    const params = { ad_format } as unknown as Parameters<typeof send<'VKWebAppShowNativeAds'>>[1]
    const { result } = await callSdk(() => send('VKWebAppShowNativeAds', params), SHOWN_LIMIT, 'UNFILLED')
    return result === true
  }
  // VK makes the game smaller while its banner is shown, so nothing is covered.
  const banner = async (shown: boolean) => {
    if (!host.banner) return web.ads.banner(shown)
    const place = { banner_location: 'bottom', layout_type: 'resize' } as unknown as Parameters<typeof send<'VKWebAppShowBannerAd'>>[1]
    await callSdk(() => (shown ? send('VKWebAppShowBannerAd', place) : send('VKWebAppHideBannerAd')), ANSWER_LIMIT, 'UNFILLED')
    return 0
  }
  const group = inside && /^[1-9]\d*$/.test(host.group) ? Number(host.group) : 0
  const link = (code: string) => (inside ? `https://vk.com/app${launch.appId}#${encodeURIComponent(code)}` : null)
  const share = async (code: string) => {
    const own = link(code)
    if (!own) throw new PlatformError('UNSUPPORTED', 'Sharing is possible only inside VK')
    await callSdk(() => send('VKWebAppShare', { link: own }), SHOWN_LIMIT, 'CANCELLED')
  }

  return {
    ...web,
    capabilities: {
      ...web.capabilities,
      canPay,
      canReward: inside,
      canInterstitial: inside,
      canBanner: inside && host.banner,
      canInvite: inside,
      canShare: inside,
      canSharePicture: inside,
      canJoin: group > 0,
      canFavourite: inside,
      canShowScores: inside,
      canStore: inside,
      ownAccounts: !inside,
    },
    auth: { ...web.auth, authenticate },
    pay: { ...web.pay, ...(canPay ? { buy: vkPay(send), confirm: async () => {} } : {}) },
    ads: inside
      ? { ...web.ads, rewarded: () => advert('reward'), interstitial: () => advert('interstitial').then(nothing, nothing), banner }
      : web.ads,
    lifecycle: {
      ...web.lifecycle,
      onPause: (fn) => on('VKWebAppViewHide', fn),
      onResume: (fn) => on('VKWebAppViewRestore', fn),
    },
    social: {
      link,
      // VK's own invitation window cannot pass a code; a link to the app can.
      invite: share,
      share: (_text, code) => share(code),
      sharePicture: (picture, text, code) => {
        const own = link(code)
        return own ? showStory(send, picture, own) : web.social.sharePicture(picture, text, code)
      },
      join: async () => {
        if (!group) return web.social.join()
        await callSdk(() => send('VKWebAppJoinGroup', { group_id: group }), SHOWN_LIMIT, 'CANCELLED')
      },
      favourite: async () => {
        if (!inside) return web.social.favourite()
        await callSdk(() => send('VKWebAppAddToFavorites'), SHOWN_LIMIT, 'CANCELLED')
      },
      rate: web.social.rate,
    },
    cloud: inside ? vkCloud(send) : web.cloud,
    scores: {
      ...web.scores,
      // VK accepts a result only with the window of its table, which shows the player's friends.
      show: async (user_result) => {
        if (!inside) return web.scores.show(user_result)
        await callSdk(() => send('VKWebAppShowLeaderBoardBox', { user_result }), SHOWN_LIMIT)
      },
    },
    shell: {
      ...web.shell,
      vibrate: (kind) => {
        const type = kind === 'SUCCESS' ? 'success' : 'error'
        if (inside) notifySdk(() => send('VKWebAppTapticNotificationOccurred', { type }))
      },
    },
    navigation: {
      ...web.navigation,
      // The signed values are a secret that the game must not see.
      get query() {
        const ref = decoded(new URL(host.window.location.href).hash.slice(1))
        const own = Object.entries(web.navigation.query).filter(([name]) => name !== 'sign' && !name.startsWith('vk_'))
        return { ...Object.fromEntries(own), ...(ref ? { ref } : {}) }
      },
    },
    destroy: listening.clear,
  }
}

/** Returns the decoded text, or the text itself if its escapes are invalid: anybody can write such an address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const nothing = () => {}

export { vkPlatform as platform }
