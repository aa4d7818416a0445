import type { Identity, Platform } from '@skystair/platform'
import { closedNavigation, PlatformError, signal, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, once, pageValue, scriptHost } from '@skystair/platform/sdk'
import { manifest } from './manifest.ts'
import { type GdEventName, type GdGlobals, SDK_ADDRESS } from './sdk.ts'

/** Time limits for the SDK to be ready, and for an advert from the request to its end, milliseconds. */
const READY_LIMIT = 8000
const SHOWN_LIMIT = 90_000

export interface GdHost extends ScriptHost<GdGlobals> {
  /** The game's id on the portal, which is public. */
  readonly gameId: string
}

/** GameDistribution: players are unknown and nothing is sold; there are adverts. */
export function gamedistribPlatform(host: GdHost = { ...scriptHost<GdGlobals>(), gameId: pageValue('gdGame') }): Platform {
  const web = webPlatform(manifest, host)
  const [events, pause, resume] = [signal<string>(), signal(), signal()]
  let paused = false

  const stop = events.on((name) => {
    if (name === 'SDK_GAME_PAUSE' && !paused) {
      paused = true
      pause.emit()
    }
    if (name === 'SDK_GAME_START') goOn()
  })
  function goOn() {
    if (paused) {
      paused = false
      resume.emit()
    }
  }

  const heard = (wanted: GdEventName, refused?: GdEventName) =>
    new Promise<void>((resolve, reject) => {
      const listening = events.on((name) => {
        if (name !== wanted && name !== refused) return
        listening()
        if (name === wanted) resolve()
        else reject(new PlatformError('SDK_UNAVAILABLE', 'The SDK refused to start'))
      })
    })

  const sdk = once(async () => {
    const { gameId, globals } = host
    if (!gameId) throw new PlatformError('SDK_UNAVAILABLE', 'The page does not name the game')
    globals.GD_OPTIONS = { gameId, onEvent: ({ name }) => events.emit(name) }
    const ready = heard('SDK_READY', 'SDK_ERROR')
    // If the script itself fails, there is no event to wait for.
    ready.catch(() => {})
    await loadSdk(host, SDK_ADDRESS)
    await callSdk(() => ready, READY_LIMIT, 'SDK_UNAVAILABLE')
    const { gdsdk } = globals
    if (typeof gdsdk?.showAd !== 'function') throw new PlatformError('SDK_UNAVAILABLE', 'The script came without its adverts')
    return gdsdk
  })

  /** Shows an advert. Resolves whatever happens, so that the game goes on. */
  async function show(type: 'interstitial' | 'rewarded'): Promise<boolean> {
    const gdsdk = await sdk()
    let watched = false
    const listening = events.on((name) => {
      if (name === 'SDK_REWARDED_WATCH_COMPLETE') watched = true
    })
    try {
      await callSdk(() => gdsdk.showAd(type), SHOWN_LIMIT, 'UNFILLED')
    } catch (error) {
      if (!watched) throw error
    } finally {
      listening()
      goOn()
    }
    return watched
  }

  return {
    ...web,
    // The portal allows neither accounts nor links.
    capabilities: {
      ...web.capabilities,
      canReward: true,
      canInterstitial: true,
      startsWithAdvert: true,
      externalLinks: false,
      ownAccounts: false,
    },
    auth: {
      ...web.auth,
      async authenticate(): Promise<Identity> {
        await sdk()
        // The portal names no language, so the game starts in English.
        return { ...(await web.auth.authenticate()), ...(host.language ? {} : { lang: 'EN' }) }
      },
    },
    ads: {
      ...web.ads,
      ...web.ads,
      rewarded: () => show('rewarded'),
      interstitial: () =>
        show('interstitial').then(
          () => {},
          () => {},
        ),
    },
    lifecycle: { ...web.lifecycle, onPause: pause.on, onResume: resume.on },
    navigation: closedNavigation(web.navigation),
    destroy: () => {
      stop()
      for (const each of [events, pause, resume]) each.clear()
    },
  }
}

export { gamedistribPlatform as platform }
