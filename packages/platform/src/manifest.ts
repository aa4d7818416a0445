import type { IdentityValue, PlayerSource } from '@skystair/contract'
import type { Exchange } from './port.ts'
import type { Iso } from './server.ts'

export interface Texts {
  readonly RU: string
  readonly EN: string
}

/** An amount as text in the plural forms of each language; `{{count}}` stands for the number. */
export interface AmountWords {
  readonly RU: { readonly one: string; readonly few: string; readonly many: string }
  readonly EN: { readonly one: string; readonly other: string }
}

/** A platform's own currency. All its players pay with it, whichever currency is requested. */
export interface OwnMoney {
  /** Its code in prices: `XTR`. */
  readonly code: string
  readonly words: AmountWords
  /** The price of each product by our id, in whole units; ROUBLES if a unit costs as much as a rouble. */
  readonly prices: 'ROUBLES' | Readonly<Record<string, number>>
}

/** A way to pay: the platform itself, or one of the providers that it sells through. */
export interface PayChannel {
  /** `vk`, `own/xsolla`: receipts are unique within it. */
  readonly name: string
  readonly title: Texts
  /** True if the operator must register our products there, under our ids, before anything can be sold. */
  readonly catalogue: boolean
}

/** A platform as plain data for the other packages: each adapter's `manifest.ts` exports one as `manifest`. */
export interface PlatformManifest {
  /** The source of its players: the name of the folder, of the bundle, and in the address for its notices. */
  readonly source: PlayerSource
  readonly title: Texts
  /** The call that opens a session of ours for the platform's proof; null if the platform proves nobody's identity. */
  readonly authenticate: Exchange['call'] | null
  /** Names of the values that identify a player in every call without proving anything. */
  readonly identity: readonly IdentityValue[]
  /** True if its guests have an id that changes when they sign in, so that their save moves to the new id. */
  readonly movesGuests: boolean
  /** The platform's own currency, or the ISO currency in which prices are shown until the player or the provider chooses another. */
  readonly money: OwnMoney | Iso
  /** The ways to pay, the preferred one first; empty if nothing is sold. */
  readonly channels: readonly PayChannel[]
}

/** Returns the authentication call of platforms that have none of their own. */
export const commonCall = <S extends PlayerSource>(source: S) => `POST /api/integration/${source}/authenticate` as const
