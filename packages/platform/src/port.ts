// The port: what the game asks of the platform it stands on. Each adapter implements all of it; what a platform lacks is said by its
// capabilities and refused with UNSUPPORTED, so that the game never asks for a platform by name.
import type { PlayerSource } from '@skystair/contract'

/** Who the platform says the player is. `headers` and `query` go with every call; `exchange` is made once, for our own session. */
export interface Identity {
  readonly headers: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The call that gives our session for the platform's proof. Its body is a secret: never stored, never logged. */
  readonly exchange?: Exchange
  /** False for a guest whom the platform cannot name. */
  readonly known: boolean
  readonly lang?: 'RU' | 'EN'
  readonly displayName?: string
}

export interface Exchange {
  /** As the contract names it; platforms without a call of their own use `POST /api/integration/{source}/authenticate`. */
  readonly call: `POST /api/integration/${string}authenticate`
  /** What the call asks for besides `lang`, which the game adds. `proof` is what the server half's `verify` is given. */
  readonly body: Readonly<Record<string, unknown>> & { readonly proof: Readonly<Record<string, string>> }
}

export interface PlatformAuth {
  /** Never rejects for a player whom the platform does not know: that one is a guest. Rejects with PlatformError where the SDK fails. */
  authenticate(): Promise<Identity>
  /** Lets the platform ask the player to sign in. UNSUPPORTED without `canSignIn`. */
  signIn(): Promise<Identity>
}

/** The client's word on a purchase is a hint only: what was paid is granted on the server's own proof. */
export type PurchaseOutcome = 'PAID' | 'CANCELLED' | 'FAILED' | 'UNKNOWN'

/** A purchase begun by our server: its address or payload says how the platform goes on with it. */
export interface PayOrder {
  readonly id: string
  readonly productId: string
  readonly url: string | null
  readonly payload: Readonly<Record<string, string>>
}

export interface Bought {
  readonly outcome: PurchaseOutcome
  /** What the platform gave to prove it, for our server: a signature, a token. A secret: never stored, never logged. */
  readonly evidence?: Readonly<Record<string, string>>
}

export interface PlatformPay {
  /** `order` is our server's order, made beforehand. UNSUPPORTED without `canPay`. */
  buy(order: PayOrder): Promise<Bought>
  /** Tells the platform that the server granted the purchase of this evidence. May be repeated. */
  confirm(evidence: Readonly<Record<string, string>>): Promise<void>
  /** Purchases that the platform holds as paid and not yet confirmed, looked for at each start: the evidence of each. */
  unconfirmed(): Promise<readonly Readonly<Record<string, string>>[]>
  /** Prices as the platform shows them, by product: `{ gems_100: '99 ₽' }`. Empty where the server's own are shown. */
  prices(): Promise<Readonly<Record<string, string>>>
}

export interface PlatformAds {
  /** Shows a rewarded advert. Resolves true only where the platform says it was watched to its end. UNSUPPORTED without `canReward`. */
  rewarded(): Promise<boolean>
  /** Shows an advert between two scenes; UNFILLED and cooldowns resolve quietly. */
  interstitial(): Promise<void>
}

export type Unsubscribe = () => void

export interface PlatformLifecycle {
  /** `pct` is 0 to 100. */
  loadingProgress(pct: number): void
  /** The first playable picture stands. */
  ready(): void
  gameplayStart(): void
  gameplayStop(): void
  onPause(fn: () => void): Unsubscribe
  onResume(fn: () => void): Unsubscribe
  /** The platform's own sound switch. */
  onMute(fn: (muted: boolean) => void): Unsubscribe
}

export interface PlatformSocial {
  /** The platform's own address by which a friend comes in with our referral code; null where it has none, or none that keeps the code. */
  link(code: string): string | null
  /** Opens the platform's dialog to invite friends with our referral code. UNSUPPORTED without `canInvite`. */
  invite(code: string): Promise<void>
  /** Shares the text with the platform's own link for our referral code. UNSUPPORTED without `canShare`. */
  share(text: string, code: string): Promise<void>
  /** Asks the player to join the game's group on the platform. UNSUPPORTED without `canJoin`. */
  join(): Promise<void>
}

/** Small strings that stay on the device. Where nothing may be stored they live as long as the page. */
export interface PlatformStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

export interface PlatformNavigation {
  /** Values that the page was opened with. */
  readonly query: Readonly<Record<string, string>>
  /** Where the page stands: the registering call's `domain`. */
  readonly domain: string
  reload(): void
  /** Leaves for an http(s) address; any other is refused with UNSUPPORTED. */
  go(url: string): void
  /** Opens an address beside the game. UNSUPPORTED without `externalLinks`. */
  open(url: string): void
}

/** What a platform can do, as data. */
export interface Capabilities {
  readonly canPay: boolean
  readonly canReward: boolean
  readonly canInterstitial: boolean
  readonly canInvite: boolean
  readonly canShare: boolean
  readonly canJoin: boolean
  readonly canSignIn: boolean
  readonly externalLinks: boolean
  /** Our own nickname-and-password accounts may be offered. */
  readonly ownAccounts: boolean
}

export interface Platform {
  readonly source: PlayerSource
  readonly capabilities: Capabilities
  readonly auth: PlatformAuth
  readonly pay: PlatformPay
  readonly ads: PlatformAds
  readonly lifecycle: PlatformLifecycle
  readonly social: PlatformSocial
  readonly storage: PlatformStorage
  readonly navigation: PlatformNavigation
  /** Takes back every listener and timer. */
  destroy(): void
}
