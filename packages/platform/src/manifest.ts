import type { Call, PlayerSource } from '@skystair/contract'
import type { OwnMoney } from './own-money.ts'
import type { Exchange } from './port.ts'
import type { PortalGiftRow, PromoCall } from './portal-gifts.ts'
import type { Iso } from './server.ts'

export interface Texts {
  readonly RU: string
  readonly EN: string
}

/** A way to pay: the platform itself, or one of the providers that it sells through. */
export interface PayChannel {
  /** `vk`, `own/xsolla`: receipts are unique within it. */
  readonly name: string
  readonly title: Texts
  /** True if the operator must register our products there, under our ids, before anything can be sold. */
  readonly catalogue: boolean
  /** Calls of the contract that buy through this channel alone. */
  readonly calls?: readonly Call[]
}

/** A platform as plain data for the other packages: each adapter's `manifest.ts` exports one as `manifest`. */
export interface PlatformManifest {
  /** The source of its players: the name of the folder, of the bundle, and in the address for its notices. */
  readonly source: PlayerSource
  readonly title: Texts
  /** The call that opens a session of ours for the platform's proof; null if the platform proves no identities. */
  readonly authenticate: Exchange['call'] | null
  /** Calls of the contract that are this platform's alone, besides `authenticate` and those of its gift, promo codes and channels. */
  readonly calls?: readonly Call[]
  /** The gift that each of the platform's players gets once. */
  readonly gift?: PortalGiftRow
  /** The call that redeems promo codes entered on the platform; `promoCodes` of the server half reads them. */
  readonly promoCodes?: PromoCall
  /** Names of the values that identify a player in every call without proving anything. */
  readonly identity: readonly string[]
  /** True if guests have an id that changes when they sign in: their save moves to the new id, `externalId` of the identity. */
  readonly movesGuests?: true
  /** The platform's own currency, or the ISO currency in which prices are shown until the player or the provider chooses another. */
  readonly money: OwnMoney | Iso
  /** The ways to pay, the preferred one first; empty if nothing is sold. */
  readonly channels: readonly PayChannel[]
}

/** Returns the authentication call of platforms that have none of their own. */
export const commonCall = <S extends PlayerSource>(source: S) => `POST /api/integration/${source}/authenticate` as const

/** Returns the code of the currency in which a platform's prices are shown by default. */
export const currencyCode = (money: PlatformManifest['money']): string => (typeof money === 'string' ? money : money.code)

export { ownMoney } from './own-money.ts'
export type * from './portal-gifts.ts'
