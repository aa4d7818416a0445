// What clients share of portals that open the game at a signed address.

import type { PlayerSource } from '@skystair/contract'
import { tell } from './ask.ts'
import type { Exchange, Identity, Platform } from './port.ts'
import type { ScriptHost } from './script.ts'
import { languageOf, webPlatform } from './web.ts'

export interface LaunchGlobals {
  readonly history?: { replaceState(state: unknown, title: string, url: string): void }
}

export interface LaunchShape {
  readonly source: PlayerSource
  readonly call: Exchange['call']
  /** Names of the signature and of the player in the address. */
  readonly signature: string
  readonly user: string
  /** Under which name the player's id goes along with every call. */
  readonly identity: string
  /** What the exchange tells besides the proof. */
  readonly more?: (launch: URLSearchParams) => Readonly<Record<string, string>>
}

export interface SignedLaunch {
  readonly platform: Platform
  /** What the portal opened the game with. */
  readonly launch: URLSearchParams
  /** Whether it is signed at all; whether rightly, our server says. */
  readonly signed: boolean
}

/** A platform whose player is named by the signed address that the page was opened with. */
export function signedLaunch(
  { source, call, signature, user, identity, more }: LaunchShape,
  host: ScriptHost<LaunchGlobals>,
): SignedLaunch {
  const web = webPlatform(source, host)
  const url = new URL(host.window.location.href)
  const launch = new URLSearchParams(url.search)
  const id = launch.get(user)
  const signed = !!id && !!launch.get(signature)
  if (signed) {
    // The signature is a secret: it does not stay in the address, where it could be copied or told to others.
    url.searchParams.delete(signature)
    tell(() => host.globals.history?.replaceState(null, '', url.href))
  }
  const lang = languageOf(launch.get('lang') ?? host.language)
  const player: Identity = {
    headers: {},
    query: id ? { [identity]: id } : {},
    known: signed,
    ...(lang ? { lang } : {}),
    ...(signed ? { exchange: { call, body: { ...more?.(launch), proof: { launch: launch.toString() } } } } : {}),
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
