import type { Platform } from '@skystair/platform'
import { closedNavigation, exchangeFor, languageOf, liveCapabilities, PlatformError, subscriptions, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, notifySdk, once, pageValue, requireText, scriptHost } from '@skystair/platform/sdk'
import { yaCloud } from './cloud.ts'
import { manifest } from './manifest.ts'
import { yaPay } from './pay.ts'
import { yaPrompts } from './prompts.ts'
import { yaRemote } from './remote.ts'
import { yaScores } from './scores.ts'
import { SDK_ADDRESS, type YaGlobals, type YaPlayer, type YaSdk } from './sdk.ts'

/** Time limits for identifying the player, and for a response, milliseconds. */
const START_LIMIT = 12_000
const ANSWER_LIMIT = 5000
/** Adverts and dialogs last as long as the player looks at them, milliseconds. */
const SHOWN_LIMIT = 300_000
/** Ids that this browser has had on the portal: a guest who signs in gets another one. */
const IDS_KEY = 'ya:ids'

export interface YaHost extends ScriptHost<YaGlobals> {
  /** The technical name of the game's table of players. Empty if the operator set none. */
  readonly table: string
}

/** Yandex Games. */
export function yaPlatform(host: YaHost = { ...scriptHost<YaGlobals>(), table: pageValue('yaTable') }): Platform {
  const web = webPlatform(manifest, host)
  const listening = subscriptions()
  let television = false
  let payload = ''
  let address = ''
  let id = ''
  let signedIn = false
  let current: YaPlayer | null = null
  let opened: YaSdk | null = null

  // The portal forbids the context menu and selecting text, except where the player writes.
  for (const type of ['contextmenu', 'selectstart'])
    listening.add(() => {
      host.globals.addEventListener?.(type, preventOutsideOfInputs)
      return () => host.globals.removeEventListener?.(type, preventOutsideOfInputs)
    })

  const open = async (): Promise<YaSdk> => {
    await loadSdk(host, SDK_ADDRESS)
    const { YaGames } = host.globals
    if (!YaGames) throw new PlatformError('SDK_UNAVAILABLE', 'The script came without the SDK')
    const ysdk = await YaGames.init({ signed: true })
    opened = ysdk
    television = ysdk.deviceInfo?.isTV() === true
    const { app, i18n } = ysdk.environment
    payload = ysdk.environment.payload ?? ''
    if (app && /^\d+$/.test(app.id)) address = `https://yandex.${i18n.tld === 'com' ? 'com' : 'ru'}/games/app/${app.id}`
    const { ACCOUNT_SELECTION_DIALOG_CLOSED: chosen } = ysdk.EVENTS ?? {}
    if (chosen)
      listening.add(() => {
        const reloadForOther = () =>
          notifySdk(async () => {
            const player = await ysdk.getPlayer({ signed: true })
            if (player.getUniqueID() !== id) web.navigation.reload()
          })
        ysdk.on(chosen, reloadForOther)
        return () => ysdk.off(chosen, reloadForOther)
      })
    return ysdk
  }
  const sdk = once(open)
  const prompts = yaPrompts(sdk)
  // Each caller has its own limit: if the portal loads late, the next caller can use it.
  const ready = () => callSdk(sdk, START_LIMIT, 'SDK_UNAVAILABLE')

  const { canStore, cloud } = yaCloud(() => current)
  const { canScore, scores } = yaScores(ready, host.table, () => signedIn)

  const identify = async () => {
    const ysdk = await ready()
    const player = await callSdk(() => ysdk.getPlayer({ signed: true }), ANSWER_LIMIT)
    const known = await callSdk(() => player.isAuthorized(), ANSWER_LIMIT)
    signedIn = known
    current = player
    id = requireText(await callSdk(() => player.getUniqueID(), ANSWER_LIMIT))
    const signature = player.signature ? requireText(player.signature) : null
    const ids = [id, ...(web.storage.get(IDS_KEY)?.split(' ') ?? []).filter((old) => old && old !== id)].slice(0, 10)
    web.storage.set(IDS_KEY, ids.join(' '))
    const name = known ? player.getName() : ''
    const lang = languageOf(ysdk.environment.i18n.lang)
    return {
      headers: {},
      query: { ya_unique_id: id },
      known: known && signature !== null,
      ...(lang ? { lang } : {}),
      ...(name ? { displayName: name } : {}),
      // Without purchases connected the portal signs nothing, and an unsigned player is a guest.
      ...(signature ? { exchange: exchangeFor(manifest, { signature }, { uniqueIds: ids }) } : {}),
    }
  }
  const authenticate = () => callSdk(identify, START_LIMIT, 'BAD_ANSWER')
  const on = (event: string, fn: () => void) =>
    listening.later(sdk.opened, (ysdk) => {
      ysdk.on(event, fn)
      return () => ysdk.off(event, fn)
    })
  /** Reports wait for the SDK and do not load it. */
  const report = (news: (ysdk: YaSdk) => void) => void sdk.opened.then((ysdk) => notifySdk(() => news(ysdk)))

  return {
    ...web,
    capabilities: liveCapabilities(
      { ...web.capabilities, canReward: true, canInterstitial: true, canSignIn: true, externalLinks: false, ownAccounts: false },
      {
        // Televisions have adverts and no purchases.
        canPay: () => !television,
        canFavourite: () => prompts.canFavourite(),
        canRate: () => prompts.canRate(),
        canScore,
        canStore,
        canBanner: () => typeof opened?.adv.showBannerAdv === 'function',
        canReadFlags: () => typeof opened?.getFlags === 'function',
        canTellTime: () => typeof opened?.serverTime === 'function',
      },
    ),
    auth: {
      authenticate,
      signIn: async () => {
        const ysdk = await ready()
        await callSdk(() => ysdk.auth.openAuthDialog(), SHOWN_LIMIT, 'CANCELLED')
        return authenticate()
      },
    },
    pay: yaPay(ready, () => !television),
    ads: {
      ...web.ads,
      rewarded: async () => {
        const { adv } = await ready()
        let watched = false
        const shown = () =>
          new Promise<void>((onClose, onError) => {
            const onRewarded = () => {
              watched = true
            }
            adv.showRewardedVideo({ callbacks: { onOpen: () => {}, onRewarded, onClose: () => onClose(), onError } })
          })
        await callSdk(shown, SHOWN_LIMIT, 'UNFILLED').catch((error: unknown) => {
          if (!watched) throw error
        })
        return watched
      },
      interstitial: async () => {
        const { adv } = await ready()
        const shown = () =>
          new Promise<void>((resolve) => {
            const done = () => resolve()
            adv.showFullscreenAdv({ callbacks: { onOpen: () => {}, onClose: done, onError: done, onOffline: done } })
          })
        await callSdk(shown, SHOWN_LIMIT).catch(() => {})
      },
      // The portal puts its banner beside the game's frame.
      banner: async (shown) => {
        if (!opened?.adv.showBannerAdv) return web.ads.banner(shown)
        const { adv } = opened
        await callSdk(() => (shown ? adv.showBannerAdv!() : adv.hideBannerAdv?.()), ANSWER_LIMIT)
        return 0
      },
    },
    lifecycle: {
      ...web.lifecycle,
      ready: () => report((ysdk) => ysdk.features?.LoadingAPI?.ready()),
      gameplayStart: () => report((ysdk) => ysdk.features?.GameplayAPI?.start()),
      gameplayStop: () => report((ysdk) => ysdk.features?.GameplayAPI?.stop()),
      onPause: (fn) => on('game_api_pause', fn),
      onResume: (fn) => on('game_api_resume', fn),
    },
    // The SDK has no window for sharing; the game's own address passes the value of `payload` to the next start.
    social: {
      ...web.social,
      favourite: prompts.favourite,
      rate: prompts.rate,
      link: (code) => (address ? `${address}?payload=${encodeURIComponent(code)}` : null),
    },
    scores,
    cloud,
    remote: yaRemote(() => opened),
    navigation: closedNavigation(web.navigation, (): Record<string, string> => (payload ? { ref: payload } : {})),
    destroy: listening.clear,
  }
}

function preventOutsideOfInputs(event: Event): void {
  const writing = event.composedPath().some((target) => /^(INPUT|TEXTAREA)$/.test((target as Partial<Element>).tagName ?? ''))
  if (!writing) event.preventDefault()
}

export { yaPlatform as platform }
