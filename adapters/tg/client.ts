import type { Identity, Platform } from '@skystair/platform'
import { canSharePictures, exchangeFor, languageOf, PlatformError, shareByBrowser, subscriptions, webPlatform } from '@skystair/platform'
import { callSdk, notifySdk, requireText } from '@skystair/platform/sdk'
import { init, on, postEvent, supports, targetOrigin } from '@telegram-apps/sdk'
import { tgCloud } from './cloud.ts'
import { rawLaunch, type TelegramHost, telegramHost } from './host.ts'
import { tgPay } from './invoice.ts'
import { type Launch, readLaunch } from './launch.ts'
import { manifest } from './manifest.ts'

/**
 * Telegram, by the bridge of its client library. The library's complete functions are not used: they fail if the browser stores nothing for
 * frames of other sites, and with clients without the second signature.
 */
export function tgPlatform(host: TelegramHost = telegramHost()): Platform {
  const listening = subscriptions()
  let launch: Launch | null = null
  let failure = new PlatformError('SDK_UNAVAILABLE', 'The game was opened outside of the messenger')
  try {
    launch = readLaunch(rawLaunch(host))
  } catch (error) {
    failure = error as PlatformError
  }
  if (launch) {
    const { version, device } = launch
    // The page's policy restricts who may embed the game; the library requires an origin nevertheless.
    if (host.around) targetOrigin.set(host.around)
    const launchParams = { tgWebAppVersion: version, tgWebAppPlatform: device, tgWebAppThemeParams: {} }
    notifySdk(() => listening.add(init.bind(null, { acceptCustomStyles: false, launchParams })))
  }

  const can = (method: Parameters<typeof supports>[0]) => launch !== null && supports(method, launch.version)
  const openTelegram = (path: string, values: Readonly<Record<string, string>>) =>
    // The messenger reads a plus as a plus.
    callSdk(() => postEvent('web_app_open_tg_link', { path_full: `${path}?${new URLSearchParams(values)}`.replaceAll('+', '%20') }), 1000)
  const canShare = can('web_app_open_tg_link') && host.app !== ''
  const link = (code: string) => (canShare ? `https://t.me/${host.app}?startapp=${encodeURIComponent(code)}` : null)
  const share = async (text: string, code: string) => {
    const url = link(code)
    if (!url) throw new PlatformError('UNSUPPORTED', 'This messenger cannot share, or the bot’s app is not named in the page')
    await openTelegram('/share/url', { url, text })
  }
  const { location } = host.window
  // A webview has no second window: the messenger opens links itself.
  const open = (url?: string | URL) => {
    notifySdk(() => postEvent('web_app_open_link', { url: String(url) }))
    return null
  }
  const web = webPlatform(manifest, launch ? { ...host, window: { location, open } } : host)

  return {
    ...web,
    capabilities: {
      ...web.capabilities,
      canPay: can('web_app_open_invoice'),
      canShare,
      canSharePicture: launch !== null && canSharePictures(host.sharing),
      canInvite: canShare,
      canFavourite: can('web_app_add_to_home_screen'),
      canStore: can('web_app_invoke_custom_method'),
      ownAccounts: launch === null,
    },
    auth: {
      ...web.auth,
      authenticate: async (): Promise<Identity> => {
        if (!launch) throw failure
        const { user, initData } = launch
        const lang = languageOf(user?.language || host.language)
        const common = { headers: {}, ...(lang ? { lang } : {}) }
        // Opened by a keyboard button: the messenger does not identify the player.
        if (!user) return { ...common, query: {}, known: false }
        const proof = { initData: requireText(initData) }
        return {
          ...common,
          query: { tg_user_id: user.id },
          known: true,
          ...(user.name ? { displayName: user.name } : {}),
          exchange: exchangeFor(manifest, proof),
        }
      },
    },
    pay: { ...web.pay, confirm: async () => {}, ...(can('web_app_open_invoice') ? { buy: tgPay } : {}) },
    lifecycle: {
      ...web.lifecycle,
      ready: () => {
        notifySdk(() => postEvent('web_app_ready'))
        notifySdk(() => postEvent('web_app_expand'))
        // A swipe over the game must not close it.
        if (can('web_app_setup_swipe_behavior')) notifySdk(() => postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: false }))
      },
      onPause: (fn) => listening.add(() => on('visibility_changed', ({ is_visible }) => void (is_visible || fn()))),
      onResume: (fn) => listening.add(() => on('visibility_changed', ({ is_visible }) => void (is_visible && fn()))),
    },
    social: {
      ...web.social,
      link,
      share,
      // Some of the messenger's webviews have the browser's window for sharing.
      sharePicture: (picture, text, code) => shareByBrowser(launch ? host.sharing : undefined, picture, text, link(code)),
      invite: (code) => share('', code),
      favourite: async () => {
        if (!can('web_app_add_to_home_screen')) return web.social.favourite()
        // The device asks the player; whether they accept is not reported everywhere.
        await callSdk(() => postEvent('web_app_add_to_home_screen'), 1000)
      },
    },
    cloud: can('web_app_invoke_custom_method') ? tgCloud : web.cloud,
    shell: {
      ...web.shell,
      onBack: (fn) => {
        if (!can('web_app_setup_back_button')) return web.shell.onBack(fn)
        return listening.add(() => {
          const stop = on('back_button_pressed', fn)
          notifySdk(() => postEvent('web_app_setup_back_button', { is_visible: true }))
          return () => {
            stop()
            notifySdk(() => postEvent('web_app_setup_back_button', { is_visible: false }))
          }
        })
      },
      askBeforeClosing: (need_confirmation) => {
        if (can('web_app_setup_closing_behavior')) notifySdk(() => postEvent('web_app_setup_closing_behavior', { need_confirmation }))
      },
      vibrate: (kind) => {
        const notification_type = kind === 'SUCCESS' ? 'success' : 'error'
        if (can('web_app_trigger_haptic_feedback'))
          notifySdk(() => postEvent('web_app_trigger_haptic_feedback', { type: 'notification', notification_type }))
      },
    },
    navigation: {
      ...web.navigation,
      get query() {
        return { ...web.navigation.query, ...(launch?.startParam ? { ref: launch.startParam } : {}) }
      },
    },
    destroy: listening.clear,
  }
}

export { tgPlatform as platform }
