import type { Platform } from '@skystair/platform'
import { closedNavigation, PlatformError, signal, signedLaunch } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, notifySdk, once, requireText, scriptHost } from '@skystair/platform/sdk'
import { manifest } from './manifest.ts'
import { type MyStoreGlobals, sdkAddress } from './sdk.ts'

const ANSWER_LIMIT = 6000
/** The portal's windows stay open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 600_000

/** The store portal: signed launches, and the portal's payment frame. */
export function mystorePlatform(host: ScriptHost<MyStoreGlobals> = scriptHost()): Platform {
  const { platform, launch, signed } = signedLaunch(
    {
      manifest,
      signature: 'sign',
      user: 'uid',
      identity: 'uid',
      more: (launch) => {
        const currency = launch.get('currency')
        return { uid: launch.get('uid') ?? '', ...(currency === 'USD' || currency === 'EUR' ? { currency } : {}) }
      },
    },
    host,
  )
  const app = launch.get('appid') ?? ''
  // The number becomes part of the script's address, so it must be one.
  const inPortal = /^\d{1,12}$/.test(app)
  const [registered, received] = [signal<{ readonly status?: string } | undefined>(), signal()]

  const sdk = once(async () => {
    await loadSdk(host, sdkAddress(app))
    const { iframeApi } = host.globals
    if (typeof iframeApi !== 'function') throw new PlatformError('SDK_UNAVAILABLE', 'The script came without its API')
    const callbacks = { appid: app, registerUserCallback: registered.emit, paymentReceivedCallback: () => received.emit() }
    return callSdk(() => iframeApi(callbacks), ANSWER_LIMIT, 'SDK_UNAVAILABLE')
  })
  /** Calls the portal and waits for its callback. */
  const after = <T>(heard: (fn: (value: T) => void) => () => void, question: () => unknown): Promise<T> => {
    let stop = () => {}
    const asked = () =>
      new Promise<T>((resolve) => {
        stop = heard(resolve)
        question()
      })
    return callSdk(asked, SHOWN_LIMIT).finally(() => stop())
  }
  const canPay = signed && inPortal
  const canSignIn = !signed && inPortal

  return {
    ...platform,
    capabilities: { ...platform.capabilities, canPay, canSignIn, externalLinks: false, ownAccounts: false },
    auth: {
      ...platform.auth,
      signIn: async () => {
        if (!canSignIn) throw new PlatformError('UNSUPPORTED', 'The player is signed in, or this is not the portal')
        const api = await sdk()
        const answer = await after(registered.on, () => api.registerUser())
        if (answer?.status !== 'ok') throw new PlatformError('CANCELLED')
        // The portal opens the game again, now with a signature.
        notifySdk(() => api.reloadWindow())
        return platform.auth.authenticate()
      },
    },
    pay: {
      ...platform.pay,
      async buy({ payload }) {
        if (!canPay) throw new PlatformError('UNSUPPORTED', 'Only signed-in players may buy')
        const nonce = requireText(payload.nonce)
        const api = await sdk()
        try {
          await after(received.on, () => api.paymentFrame({ merchant_param: { nonce } }))
          return { outcome: 'PAID' }
        } catch (error) {
          return { outcome: (error as PlatformError).code === 'TIMED_OUT' ? 'UNKNOWN' : 'FAILED' }
        }
      },
      confirm: async () => {},
    },
    navigation: closedNavigation(platform.navigation),
    destroy: () => {
      registered.clear()
      received.clear()
    },
  }
}

export { mystorePlatform as platform }
