// A simulated portal: what `adapters/<name>/simulator.ts` exports as `simulator`, for the tests and for `npm run portal`.
import type { PlayerSource } from '@skystair/contract'
import type { Capabilities } from '../../src/port.ts'
import type { Notice, Proof, StartedOrder } from '../../src/server.ts'

export interface SimulatedUser {
  readonly id: string
  readonly name: string
  readonly lang: 'RU' | 'EN'
}

/** How the host behaves. Every mode is one that the real host was seen or documented to have. */
export type HostMode = 'WELL' | 'GUEST' | 'SLOW' | 'BLOCKED' | 'THROWING' | 'LYING'
/** How a purchase goes in the host's window. CLOSED leaves the client without an answer though the player has paid. */
export type PurchaseMode = 'PAY' | 'CANCEL' | 'FAIL' | 'CLOSED'

export interface SimulatedPage {
  /** Query and hash that the portal adds to the game's address. */
  readonly query: Readonly<Record<string, string>>
  readonly hash?: string
  /** The portal's scripts: address → source of the stand-in. A blocked host serves none of them. */
  readonly scripts: Readonly<Record<string, string>>
  /** Script of the page around the game's frame: answers its messages. */
  readonly parent?: string
  /** Script that runs in the game's page before all others: what an app or its browser offers to the pages inside it. */
  readonly injected?: string
}

/** What the portal has for a player whom it knows, where all goes well: the adapter's client and the game are held against it. */
export interface PortalOffers extends Capabilities {
  /** Whether it names a player only once they ask to sign in. */
  readonly namesOnRequest: boolean
  /** Whether nobody is named without its script, or the app around the game. */
  readonly needsSdk: boolean
  /** Where the player pays: in the portal's own window over the game, on a page beside the game, or on one in its place. */
  readonly pays: 'OVER' | 'BESIDE' | 'INSTEAD'
  /** Whether its window tells that the player gave a purchase up. */
  readonly tellsCancel: boolean
  /** Whether it is told when play begins and stops. */
  readonly hearsPlay: boolean
  /** Whether friends come in at an address of its own that keeps our referral code. */
  readonly links: boolean
  /** Whether it pauses the game, and whether it has a sound switch. */
  readonly pauses: boolean
  readonly mutes: boolean
}

export interface Simulator {
  readonly source: PlayerSource
  readonly offers: PortalOffers
  /** Settings under which our server trusts this portal. */
  readonly settings: Readonly<Record<string, string>>
  /** What the bundle's page was built with: the values of its `attributes`. */
  readonly attributes?: Readonly<Record<string, string>>
  /** A proof as the portal would give to this player at `now`, milliseconds. Absent where the portal proves nobody. */
  proof?(user: SimulatedUser, now: number): Proof | Promise<Proof>
  /** The portal's own servers, which our server asks. Undefined for an address that is not the portal's. */
  answer?(request: Request): Promise<Response | undefined>
  /** The notices that the portal sends for a purchase of the order; `kind` REFUND after PAY. */
  notices?(order: StartedOrder, kind: 'PAY' | 'REFUND' | 'CANCEL', now: number): Notice[] | Promise<Notice[]>
  /** What the client would bring as evidence of a purchase that was paid. */
  evidence?(order: StartedOrder, now: number): Proof | Promise<Proof>
  /** The page around the game. `frame` says that the game stands in a frame of another origin. */
  page(user: SimulatedUser, host: HostMode, purchase: PurchaseMode, now: number): SimulatedPage | Promise<SimulatedPage>
  readonly frame: boolean
}

export type AdMode = 'WATCHED' | 'CLOSED' | 'UNFILLED' | 'SILENT'

/** What a stand-in leaves as `window.simulatedPortal`, for who tests the game or clicks through the portal. `Ad` are ways that only this portal has. */
export interface SimulatedControls<Ad extends string = never> {
  /** How purchases go from now on. */
  purchase: PurchaseMode
  /** How adverts go from now on: seen to the end, closed before it, none to be had, or without any answer. */
  ad: AdMode | Ad
  /** What the game has told the portal, in order. */
  readonly told: string[]
  /** As the portal pauses the game, lets it go on, and switches its sound; nothing where it never does. */
  pause(): void
  resume(): void
  mute(muted: boolean): void
  /** How many listeners the game has on the portal. */
  listeners(): number
}
