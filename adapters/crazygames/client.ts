import type { Identity, Platform } from '@skystair/platform'
import {
  closedNavigation,
  exchangeFor,
  languageOf,
  liveCapabilities,
  PlatformError,
  payPage,
  signal,
  subscriptions,
  webPlatform,
} from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, notifySdk, once, requireText, scriptHost } from '@skystair/platform/sdk'
import { crazyAds } from './ads.ts'
import { manifest } from './manifest.ts'
import { type CrazyError, type CrazyGlobals, type CrazySdk, type CrazySettings, SDK_ADDRESS } from './sdk.ts'

const ANSWER_LIMIT = 6000
/** The sign-in dialog stays open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 600_000

const codeOf = (error: unknown) => ((error as Error).cause as CrazyError | undefined)?.code

/** Returns the player's id in a token. Not verified here: our server checks the token's signature. */
function idIn(token: string): string {
  try {
    return requireText(JSON.parse(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'))).userId)
  } catch (cause) {
    throw new PlatformError('BAD_ANSWER', 'The token names no player', { cause })
  }
}

/** CrazyGames. */
export function crazygamesPlatform(host: ScriptHost<CrazyGlobals> = scriptHost()): Platform {
  const web = webPlatform(manifest, host)
  const page = payPage(host.window)
  const listening = subscriptions()
  const [pause, resume] = [signal(), signal()]
  let can = { canPay: false, canSignIn: false }
  let invited: string | null = null
  let linkOf: ((code: string) => string) | null = null
  let signingIn = false
  let loading = false

  const sdk = once(async () => {
    await loadSdk(host, SDK_ADDRESS)
    const ready = host.globals.CrazyGames?.SDK
    if (!ready) throw new PlatformError('SDK_UNAVAILABLE', 'The script came without the SDK')
    await callSdk(() => ready.init(), ANSWER_LIMIT, 'SDK_UNAVAILABLE')
    if (ready.environment === 'disabled') throw new PlatformError('SDK_UNAVAILABLE', 'The SDK serves other pages only')
    notifySdk(() => {
      invited = ready.game.getInviteParam('ref')
    })
    linkOf = (code) => requireText(ready.game.inviteLink({ ref: code }))
    // A guest who signs in outside our dialog becomes another player.
    listening.add(() => {
      const signedIn = () => {
        if (!signingIn) web.navigation.reload()
      }
      notifySdk(() => ready.user.addAuthListener(signedIn))
      return () => notifySdk(() => ready.user.removeAuthListener(signedIn))
    })
    return ready
  })

  const identify = async ({ user }: CrazySdk): Promise<Identity> => {
    const info = await callSdk(() => user.systemInfo, ANSWER_LIMIT, 'BAD_ANSWER')
    const accounts = await callSdk(() => user.isUserAccountAvailable, ANSWER_LIMIT)
    const lang = languageOf(info?.locale)
    const guest = { headers: {}, query: {}, known: false, ...(lang ? { lang } : {}) }
    can = { canPay: false, canSignIn: accounts === true }
    if (!accounts) return guest
    const token = await callSdk(() => user.getUserToken(), ANSWER_LIMIT).catch((error: unknown) => {
      if (codeOf(error) === 'userNotAuthenticated') return null
      throw error
    })
    if (token === null) return guest
    const crazyId = idIn(requireText(token))
    const player = await callSdk(() => user.getUser(), ANSWER_LIMIT).catch(() => null)
    // In the apps of the stores no other pay page is allowed.
    can = { canPay: info?.applicationType === 'web' || info?.applicationType === 'pwa', canSignIn: false }
    return {
      ...guest,
      headers: { crazyId },
      known: true,
      ...(player?.username ? { displayName: player.username } : {}),
      exchange: exchangeFor(manifest, { token }),
    }
  }
  const authenticate = async () => identify(await sdk())
  /** Reports wait for the SDK and do not load it. */
  const report = (news: (game: CrazySdk['game']) => void) => void sdk.opened.then(({ game }) => notifySdk(() => news(game)))

  return {
    ...web,
    capabilities: liveCapabilities(
      { ...web.capabilities, canReward: true, canInterstitial: true, canSeeBlocker: true, externalLinks: false, ownAccounts: false },
      { canPay: () => can.canPay, canSignIn: () => can.canSignIn },
    ),
    auth: {
      authenticate,
      signIn: async () => {
        if (!can.canSignIn) throw new PlatformError('UNSUPPORTED', 'Signing in is not possible here')
        const ready = await sdk()
        signingIn = true
        try {
          await callSdk(() => ready.user.showAuthPrompt(), SHOWN_LIMIT).catch((error: unknown) => {
            if (codeOf(error) === 'userCancelled') throw new PlatformError('CANCELLED')
            if (codeOf(error) !== 'userAlreadySignedIn') throw error
          })
          return await identify(ready)
        } finally {
          signingIn = false
        }
      },
    },
    pay: {
      ...web.pay,
      prepare: page.prepare,
      async buy({ url }) {
        if (!can.canPay) throw new PlatformError('UNSUPPORTED', 'Only players with an account may buy')
        if (!url || !/^https:\/\//.test(url)) throw new PlatformError('BAD_ANSWER', 'The order has no pay page')
        // The game is in a frame and cannot leave it: if the browser opens no second page, nothing can be bought.
        return { outcome: page.show(url) ? 'UNKNOWN' : 'FAILED' }
      },
      confirm: async () => {},
    },
    ads: { ...web.ads, ...crazyAds(sdk, pause, resume) },
    lifecycle: {
      loadingProgress: (pct) => {
        if (pct >= 100 || loading) return
        loading = true
        report((game) => game.loadingStart())
      },
      ready: () => report((game) => game.loadingStop()),
      gameplayStart: () => report((game) => game.gameplayStart()),
      gameplayStop: () => report((game) => game.gameplayStop()),
      onPause: pause.on,
      onResume: resume.on,
      onMute: (fn) =>
        listening.later(sdk.opened, ({ game }) => {
          const changed = ({ muteAudio }: CrazySettings) => fn(muteAudio === true)
          notifySdk(() => game.addSettingsChangeListener(changed))
          notifySdk(() => changed(game.settings))
          return () => notifySdk(() => game.removeSettingsChangeListener(changed))
        }),
    },
    social: {
      ...web.social,
      link: (code) => {
        try {
          return linkOf?.(code) ?? null
        } catch {
          return null
        }
      },
    },
    shell: { ...web.shell, celebrate: () => report((game) => game.happytime()) },
    navigation: closedNavigation(web.navigation, () => (invited ? { ref: invited } : ({} as Record<string, string>))),
    destroy: () => {
      listening.clear()
      pause.clear()
      resume.clear()
    },
  }
}

export { crazygamesPlatform as platform }
