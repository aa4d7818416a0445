// A simulated portal: `adapters/<name>/simulator.ts` exports one as `simulator`, for the tests and for `npm run portal`.
import type { PlayerSource } from '@skystair/contract'
import type { Capabilities } from '../../src/port.ts'
import type { Notice, Proof, StartedOrder } from '../../src/server.ts'
import type { Inexpressible } from './money.ts'

export interface SimulatedUser {
  readonly id: string
  readonly name: string
  readonly lang: 'RU' | 'EN'
}

/** How the portal behaves. Every mode was observed on the real portal or is documented. */
export type HostMode = 'WELL' | 'GUEST' | 'SLOW' | 'BLOCKED' | 'THROWING' | 'LYING'
export type NoticeKind = 'PAY' | 'REFUND' | 'PART' | 'CANCEL'

/** How a purchase in the portal's window ends. With CLOSED the player has paid, but the client receives no result. */
export type PurchaseMode = 'PAY' | 'CANCEL' | 'FAIL' | 'CLOSED'

export interface SimulatedPage {
  /** Query and hash that the portal adds to the game's address. */
  readonly query: Readonly<Record<string, string>>
  readonly hash?: string
  /** The portal's scripts: address → source of the stand-in. A blocked portal serves none of them. */
  readonly scripts: Readonly<Record<string, string>>
  /** Script of the page around the game's frame, which handles its messages. */
  readonly parent?: string
  /** Script that runs in the game's page before all others: what an app or its browser offers to the pages inside it. */
  readonly injected?: string
}

/** What the portal offers to a player whom it knows, without faults: the adapter's client and the game are tested against it. */
export interface PortalOffers extends Capabilities {
  /** True if it identifies a player only after they ask to sign in. */
  readonly namesOnRequest: boolean
  /** True if it cannot identify players without its script or the app around the game. */
  readonly needsSdk: boolean
  /** Where the player pays: in the portal's own window, on a page in a new tab, or on a page that replaces the game. */
  readonly pays: 'OVER' | 'BESIDE' | 'INSTEAD'
  /** True if its window reports that the player cancelled a purchase. */
  readonly reportsCancel: boolean
  /** True if it receives reports when play starts and stops. */
  readonly receivesPlay: boolean
  /** True if it has an address for friends that keeps our referral code. */
  readonly links: boolean
  /** Whether it pauses the game, and whether it has a sound switch. */
  readonly pauses: boolean
  readonly mutes: boolean
}

/** The portal's requirements for the running game. `npm run check` opens the bundle as the portal does and checks it. */
export interface PortalReview {
  /** Where the portal serves the archive; absent if it opens a page of our server. */
  readonly address?: string
  /** The policy of that page, in which the operator has entered the address of our server. */
  policy?(server: string): string
  /** Origins of the pages that embed the game. Empty if it is a page of its own. */
  readonly embeddedBy: readonly string[]
  /** The calls that the portal must receive until the player plays: in this order, each once. */
  readonly start: readonly string[]
  /** True if neither text may be selected nor a context menu opened. */
  readonly forbidsSelection: boolean
  /** True if the portal names the player's language; otherwise the browser's counts. */
  readonly namesLanguage: boolean
}

export interface Simulator {
  readonly source: PlayerSource
  readonly offers: PortalOffers
  readonly review: PortalReview
  /** Settings with which our server accepts this portal. */
  readonly settings: Readonly<Record<string, string>>
  /** Values of the page's `attributes` in the build. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Returns the portal's proof for this player at `now`, milliseconds. Absent if the portal proves no identities. */
  proof?(user: SimulatedUser, now: number): Proof | Promise<Proof>
  /** Responds as the portal's own servers do; undefined for an address that is not the portal's. */
  respond?(request: Request): Promise<Response | undefined>
  /** Returns the portal's notices for a purchase of the order. REFUND follows PAY; PART returns a part of the money. */
  notices?(order: StartedOrder, kind: NoticeKind, now: number): Notice[] | Promise<Notice[]>
  /** For a portal that asks before it takes the money: whether it does so after our reply to its first notice about this order. */
  goesOn?(order: StartedOrder, reply: { readonly status: number; readonly body: string }): boolean
  /** Further ways in which its notices of a payment may differ, besides those of `MONEY_CASES`. */
  readonly variants?: Readonly<Record<string, (order: StartedOrder) => Notice[]>>
  /** What its first notice cannot show, by case or variant, each with the reason. */
  readonly unasked?: Readonly<Record<string, string>>
  /** Pays the order at the portal, without a notice. Returns what the client would send as evidence. */
  evidence?(order: StartedOrder, now: number): Proof | Promise<Proof>
  /** The client confirms to the portal that the order was granted, if the server cannot. */
  confirm?(order: StartedOrder): void
  /** The cases of docs/payments.md that its payments cannot express; absent if nothing is sold. */
  readonly cannot?: Inexpressible
  /** The page around the game. `frame` says that the game is in a frame of another origin. */
  page(user: SimulatedUser, host: HostMode, purchase: PurchaseMode, now: number): SimulatedPage | Promise<SimulatedPage>
  readonly frame: boolean
}

export type AdMode = 'WATCHED' | 'CLOSED' | 'UNFILLED' | 'SILENT'

/**
 * What a stand-in defines as `window.simulatedPortal`, for tests and for the panel of `npm run portal`. `Ad` are modes that only this
 * portal has.
 */
export interface SimulatedControls<Ad extends string = never> {
  /** How purchases, and other windows and reports, end from now on. */
  purchase: PurchaseMode
  /** How adverts end from now on: watched, closed early, none available, or without any response. */
  ad: AdMode | Ad
  /** True if the player's browser blocks adverts; absent if the portal cannot know. */
  blocksAdverts?: boolean
  /** The flags that the operator has set in the portal's console; absent if it has none. */
  flags?: Readonly<Record<string, unknown>>
  /** The time of the portal's own servers, as it tells it; absent if it tells the usual one, or none. */
  time?: unknown
  /** The game's calls to the portal, in order. */
  readonly calls: string[]
  /** Pause and resume the game, and switch its sound, as the portal does; absent if it never does. */
  pause?(): void
  resume?(): void
  mute?(muted: boolean): void
  /** Returns how many listeners the game has on the portal; absent if it takes none. */
  listeners?(): number
}
