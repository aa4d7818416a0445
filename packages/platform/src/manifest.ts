import type { IdentityValue, PlayerSource } from '@skystair/contract'
import type { Exchange } from './port.ts'
import type { Iso } from './server.ts'

export interface Texts {
  readonly RU: string
  readonly EN: string
}

/** An amount in words, by the plural forms of each language; `{{count}}` stands for the number. */
export interface AmountWords {
  readonly RU: { readonly one: string; readonly few: string; readonly many: string }
  readonly EN: { readonly one: string; readonly other: string }
}

/** Money that a platform has of its own. All its players pay with it, whatever currency is asked for. */
export interface OwnMoney {
  /** Its name in prices: `XTR`. */
  readonly code: string
  readonly words: AmountWords
  /** What each product costs, by our id, in whole units; ROUBLES where a unit costs what a rouble does. */
  readonly prices: 'ROUBLES' | Readonly<Record<string, number>>
}

/** A way to pay: the platform itself, or one of the providers that it sells through. */
export interface PayChannel {
  /** `vk`, `own/xsolla`: receipts are unique within it. */
  readonly name: string
  readonly title: Texts
  /** Whether the operator enters our products there, under our ids, before anything is sold. */
  readonly catalogue: boolean
}

/** What others must know of a platform, as plain data: each adapter's `manifest.ts` exports one as `manifest`. */
export interface PlatformManifest {
  /** Where its players come from: the name of the folder, of the bundle, and of the notices' address. */
  readonly source: PlayerSource
  readonly title: Texts
  /** The call that gives our session for the platform's proof; null where it proves nobody. */
  readonly authenticate: Exchange['call'] | null
  /** Names of the values that identify a player in every call and prove nothing. */
  readonly identity: readonly IdentityValue[]
  /** Whether its guests have a number there that changes when they sign in, so that their save moves to the new one. */
  readonly movesGuests: boolean
  /** What is paid with: its own money, or the ISO currency that prices are shown in until the player or the provider wants another. */
  readonly money: OwnMoney | Iso
  /** The ways to pay, the preferred one first; none where nothing is sold. */
  readonly channels: readonly PayChannel[]
}

/** The call of platforms that have none of their own. */
export const commonCall = <S extends PlayerSource>(source: S) => `POST /api/integration/${source}/authenticate` as const
