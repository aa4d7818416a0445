import type { Identity, Platform } from '@skystair/platform'
import { exchangeFor, liveCapabilities, PlatformError, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, once, pageValue, requireText, scriptHost } from '@skystair/platform/sdk'
import { playBilling } from './billing.ts'
import { manifest } from './manifest.ts'
import { type GoogleGlobals, SDK_ADDRESS } from './sdk.ts'

/** Time limit for signing in a player who has signed in on this device before, milliseconds. */
const AGAIN_LIMIT = 5000
/** The sign-in window stays open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 300_000
/** Set once a player has signed in on this device: others do not see Google's window at each start. */
const KNOWN_KEY = 'google:known'

export interface GoogleHost extends ScriptHost<GoogleGlobals> {
  /** Our client id at Google, which is public. Empty if players cannot sign in. */
  readonly clientId: string
}

/** Google Play: our own page inside an app from the store, with Google's sign-in and the store's purchases. */
export function googlePlatform(host: GoogleHost = { ...scriptHost<GoogleGlobals>(), clientId: pageValue('googleClient') }): Platform {
  const web = webPlatform(manifest, host)
  const billing = playBilling(host.globals, () => host.language)
  let player: Identity | null = null

  const accounts = once(async () => {
    await loadSdk(host, SDK_ADDRESS)
    const id = host.globals.google?.accounts?.id
    if (!id) throw new PlatformError('SDK_UNAVAILABLE', 'The script came without the sign-in')
    return id
  })

  /** Lets Google identify the player; with `again`, without a window if possible. */
  async function identify(again: boolean): Promise<Identity> {
    const { clientId } = host
    if (!clientId) throw new PlatformError('UNSUPPORTED', 'The page names no client')
    const id = await accounts()
    const answered = () =>
      new Promise<{ readonly credential?: string }>((resolve, reject) => {
        id.initialize({ client_id: clientId, auto_select: again, callback: resolve })
        id.prompt((moment) => {
          const refused = moment.isDismissedMoment?.() && moment.getDismissedReason?.() !== 'credential_returned'
          if (moment.isSkippedMoment?.() || refused) reject(new PlatformError('CANCELLED'))
        })
      })
    const { credential } = await callSdk(answered, again ? AGAIN_LIMIT : SHOWN_LIMIT)
    player = { ...(await web.auth.authenticate()), known: true, exchange: exchangeFor(manifest, { idToken: requireText(credential) }) }
    web.storage.set(KNOWN_KEY, '1')
    return player
  }

  return {
    ...web,
    capabilities: liveCapabilities(web.capabilities, {
      canPay: () => billing.available(),
      canSignIn: () => player === null && !!host.clientId,
      // Inside the app the store's rules allow no other way to pay, and so no links to one.
      externalLinks: () => !billing.available(),
    }),
    auth: {
      authenticate: async () => {
        await billing.open()
        if (player) return player
        // A player with a session of ours does not need Google for it, so nothing of Google is loaded.
        if (web.storage.get(KNOWN_KEY) === null || !host.clientId) return web.auth.authenticate()
        return identify(true).catch((error: unknown) => {
          const { code } = error as PlatformError
          if (code === 'CANCELLED' || code === 'TIMED_OUT') return web.auth.authenticate()
          throw error
        })
      },
      signIn: async () => {
        if (player || !host.clientId) throw new PlatformError('UNSUPPORTED', 'The player is signed in already, or the page names no client')
        return identify(false)
      },
    },
    pay: billing.pay,
    navigation: {
      ...web.navigation,
      open(url) {
        if (billing.available()) throw new PlatformError('UNSUPPORTED', 'The app opens no other sites')
        web.navigation.open(url)
      },
    },
  }
}

export { googlePlatform as platform }
