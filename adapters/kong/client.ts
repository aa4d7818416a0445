import type { Bought, Identity, Platform } from '@skystair/platform'
import { exchangeFor, liveCapabilities, PlatformError, signal, subscriptions, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, notifySdk, once, requireText, scriptHost } from '@skystair/platform/sdk'
import { kongAds } from './ads.ts'
import { manifest } from './manifest.ts'
import { type KongApi, type KongGlobals, SDK_ADDRESS } from './sdk.ts'

const ANSWER_LIMIT = 6000
/** The statistic's name, as registered at the portal. */
const STATISTIC = 'Stair'
/** Dialogs stay open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 600_000

/** Kongregate. */
export function kongPlatform(host: ScriptHost<KongGlobals> = scriptHost()): Platform {
  const web = webPlatform(manifest, host)
  const listening = subscriptions()
  const [pause, resume, signedIn] = [signal(), signal(), signal()]
  const ads = kongAds(listening, pause, resume)
  let known = false
  let lastPurchase: Promise<unknown> = Promise.resolve()

  const sdk = once(async () => {
    await loadSdk(host, SDK_ADDRESS)
    const { kongregateAPI } = host.globals
    if (!kongregateAPI) throw new PlatformError('SDK_UNAVAILABLE', 'The script came without the API')
    await callSdk(() => new Promise<void>((resolve) => kongregateAPI.loadAPI(resolve)), ANSWER_LIMIT, 'SDK_UNAVAILABLE')
    const api = await callSdk(() => kongregateAPI.getAPI(), ANSWER_LIMIT, 'SDK_UNAVAILABLE')
    listening.add(() => {
      notifySdk(() => api.services.addEventListener('login', signedIn.emit))
      return () => notifySdk(() => api.services.removeEventListener?.('login', signedIn.emit))
    })
    ads.look(api)
    return api
  })

  const identify = async ({ services }: KongApi): Promise<Identity> => {
    const guest = await callSdk(() => services.isGuest(), ANSWER_LIMIT)
    known = !guest
    if (guest) return web.auth.authenticate()
    const kongId = requireText(String((await callSdk(() => services.getUserId(), ANSWER_LIMIT)) ?? ''))
    const username = requireText(await callSdk(() => services.getUsername(), ANSWER_LIMIT))
    const token = requireText(await callSdk(() => services.getGameAuthToken(), ANSWER_LIMIT))
    if (!/^[1-9]\d*$/.test(kongId)) throw new PlatformError('BAD_ANSWER', 'The portal names a player without a number')
    return {
      ...(await web.auth.authenticate()),
      headers: { kongId },
      known: true,
      displayName: username,
      exchange: exchangeFor(manifest, { login: `${kongId}:${token}` }, { kongId, username }),
    }
  }
  const authenticate = async () => identify(await sdk())

  const buy = async (orderInfo: string): Promise<Bought> => {
    const { mtx } = await sdk()
    // The portal's dialog is not visible above a full-screen page.
    notifySdk(() => host.globals.document?.exitFullscreen?.())
    const bought = () => new Promise<{ success?: boolean }>((resolve) => mtx.purchaseItemsRemote(orderInfo, resolve))
    try {
      const { success } = await callSdk(bought, SHOWN_LIMIT)
      return { outcome: success === true ? 'PAID' : 'CANCELLED' }
    } catch (error) {
      return { outcome: (error as PlatformError).code === 'TIMED_OUT' ? 'UNKNOWN' : 'FAILED' }
    }
  }

  return {
    ...web,
    capabilities: liveCapabilities(
      { ...web.capabilities, ownAccounts: false },
      { canPay: () => known, canSignIn: () => !known, canScore: () => known, canReward: () => ads.available() },
    ),
    auth: {
      authenticate,
      signIn: async () => {
        if (known) throw new PlatformError('UNSUPPORTED', 'The player is signed in')
        const api = await sdk()
        const { services } = api
        let stop = () => {}
        const asked = () =>
          new Promise<void>((resolve) => {
            // The player may have signed in on the portal's own page meanwhile.
            if (!services.isGuest()) return resolve()
            stop = signedIn.on(resolve)
            services.showRegistrationBox()
          })
        // Closing the box is not reported.
        await callSdk(asked, SHOWN_LIMIT, 'CANCELLED').finally(() => stop())
        return identify(api)
      },
    },
    pay: {
      ...web.pay,
      async buy({ payload }) {
        if (!known) throw new PlatformError('UNSUPPORTED', 'Only signed-in players may buy')
        const orderInfo = requireText(payload.orderInfo)
        const purchase = lastPurchase.then(() => buy(orderInfo))
        lastPurchase = purchase.catch(() => {})
        return purchase
      },
      confirm: async () => {},
    },
    ads: {
      ...web.ads,
      ...web.ads,
      rewarded: async () => {
        if (!ads.available()) throw new PlatformError('UNSUPPORTED', 'No adverts are available')
        return ads.rewarded()
      },
    },
    scores: {
      ...web.scores,
      report: async (stair) => {
        if (!known) return web.scores.report(stair)
        const { stats } = await sdk()
        await callSdk(() => stats.submit(STATISTIC, stair), ANSWER_LIMIT)
      },
    },
    lifecycle: { ...web.lifecycle, onPause: pause.on, onResume: resume.on },
    destroy: () => {
      listening.clear()
      for (const each of [pause, resume, signedIn]) each.clear()
    },
  }
}

export { kongPlatform as platform }
