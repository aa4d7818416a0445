// The common part of clients for portals that open the game at a signed address.

import { exchangeFor } from './exchange.ts'
import type { PlatformManifest } from './manifest.ts'
import type { Identity, Platform } from './port.ts'
import type { ScriptHost } from './script.ts'
import { notifySdk } from './sdk-call.ts'
import { languageOf, webPlatform } from './web.ts'

export interface LaunchGlobals {
  readonly history?: { replaceState(state: unknown, title: string, url: string): void }
}

export interface LaunchShape {
  readonly manifest: PlatformManifest
  /** Names of the signature and of the player's id in the address. */
  readonly signature: string
  readonly user: string
  /** The name under which the player's id is sent with every call. */
  readonly identity: string
  /** Further values of the exchange besides the proof. */
  readonly more?: (launch: URLSearchParams) => Readonly<Record<string, string>>
}

export interface SignedLaunch {
  readonly platform: Platform
  /** The parameters with which the portal opened the game. */
  readonly launch: URLSearchParams
  /** Whether there is a signature; only our server can say whether it is right. */
  readonly signed: boolean
}

/** Returns a platform whose player is named by the signed address of the page. */
export function signedLaunch({ manifest, signature, user, identity, more }: LaunchShape, host: ScriptHost<LaunchGlobals>): SignedLaunch {
  const web = webPlatform(manifest, host)
  const url = new URL(host.window.location.href)
  const launch = new URLSearchParams(url.search)
  const id = launch.get(user)
  const signed = !!id && !!launch.get(signature)
  if (signed) {
    // The signature is a secret: it is removed from the address, where it could be copied or sent to others.
    url.searchParams.delete(signature)
    notifySdk(() => host.globals.history?.replaceState(null, '', url.href))
  }
  const lang = languageOf(launch.get('lang') ?? host.language)
  const player: Identity = {
    headers: {},
    query: id ? { [identity]: id } : {},
    known: signed,
    ...(lang ? { lang } : {}),
    ...(signed ? { exchange: exchangeFor(manifest, { launch: launch.toString() }, more?.(launch)) } : {}),
  }
  const query = Object.fromEntries([...launch].filter(([name]) => name !== signature))
  return {
    launch,
    signed,
    platform: {
      ...web,
      capabilities: { ...web.capabilities, ownAccounts: !signed },
      auth: { ...web.auth, authenticate: async () => player },
      navigation: { ...web.navigation, query },
    },
  }
}
