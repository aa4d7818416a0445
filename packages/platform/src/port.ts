// The port: everything the game needs from the platform around it. Each adapter implements all of it. What a platform lacks is declared by
// its capabilities and rejected with UNSUPPORTED, so the game never checks a platform's name.
import type { PlayerSource } from '@skystair/contract'
import type { OwnMoney } from './own-money.ts'
import type { PortalGift, PromoCall } from './portal-gifts.ts'

/**
 * The player's identity according to the platform. `headers` and `query` are sent with every call; `exchange` is made once, for a session
 * of ours.
 */
export interface Identity {
  readonly headers: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The call that opens a session of ours for the platform's proof. Its body is a secret: never stored, never logged. */
  readonly exchange?: Exchange
  /** False for a guest whom the platform cannot identify. */
  readonly known: boolean
  readonly lang?: 'RU' | 'EN'
  readonly displayName?: string
  /** The platform's id of the player, if guests have one too and it changes when they sign in: their save then moves to the new id. */
  readonly externalId?: string
}

export interface Exchange {
  /** As the contract names it; platforms without a call of their own use `POST /api/integration/{source}/authenticate`. */
  readonly call: `POST /api/integration/${string}authenticate`
  /** The call's body without `lang`, which the game adds. `proof` is passed to `verify` of the server half. */
  readonly body: Readonly<Record<string, unknown>> & { readonly proof: Readonly<Record<string, string>> }
}

export interface PlatformAuth {
  /** Resolves with a guest if the platform does not know the player. Rejects with PlatformError if the SDK fails. */
  authenticate(): Promise<Identity>
  /** Lets the platform ask the player to sign in. Rejects with UNSUPPORTED without `canSignIn`. */
  signIn(): Promise<Identity>
}

/** The outcome according to the client. Only a hint: purchases are granted on the server's own evidence. */
export type PurchaseOutcome = 'PAID' | 'CANCELLED' | 'FAILED' | 'UNKNOWN'

/** A purchase that our server started: its address or payload tells the platform how to continue. */
export interface PayOrder {
  readonly id: string
  readonly productId: string
  readonly url: string | null
  readonly payload: Readonly<Record<string, string>>
}

export interface Bought {
  readonly outcome: PurchaseOutcome
  /** The platform's evidence for our server: a signature, a token. A secret: never stored, never logged. */
  readonly evidence?: Readonly<Record<string, string>>
}

export interface PlatformPay {
  /**
   * Called in the player's click, before an order is requested from our server, by platforms that open a pay page: browsers block pages that open later.
   * Returns a function that closes the page if there is no order.
   */
  prepare?(): () => void
  /** Buys the product of an order that our server created before. Rejects with UNSUPPORTED without `canPay`. */
  buy(order: PayOrder): Promise<Bought>
  /** Confirms to the platform that the server granted the purchase of this evidence. May be repeated. */
  confirm(evidence: Readonly<Record<string, string>>): Promise<void>
  /** Returns the evidence of each purchase that the platform has as paid and not confirmed. Called at each start. */
  unconfirmed(): Promise<readonly Readonly<Record<string, string>>[]>
  /**
   * Returns the platform's own prices of these products as text, in the player's currency and as `lang` writes it: `{ gems_100: '99 ₽' }`. Empty if the
   * server's prices are shown.
   */
  prices(products: readonly string[], lang: 'RU' | 'EN'): Promise<Readonly<Record<string, string>>>
}

export interface PlatformAds {
  /**
   * Shows a rewarded advert. Resolves to true only if the platform reports that it was watched to the end. Rejects with UNSUPPORTED without
   * `canReward`.
   */
  rewarded(): Promise<boolean>
  /** Resolves with whether the player's browser blocks adverts. Rejects with UNSUPPORTED without `canSeeBlocker`. */
  blocked(): Promise<boolean>
  /** Shows an advert between two scenes. Resolves even if there is none or the last one was too recent. */
  interstitial(): Promise<void>
  /**
   * Shows a banner at the lower edge, or hides it. Resolves with the CSS pixels of the page that it covers: 0 if the platform makes room for it or shows none.
   * Rejects with UNSUPPORTED without `canBanner`.
   */
  banner(shown: boolean): Promise<number>
}

export type Unsubscribe = () => void

export interface PlatformLifecycle {
  /** Loading progress; `pct` is 0 to 100. */
  loadingProgress(pct: number): void
  /** The game is playable. */
  ready(): void
  gameplayStart(): void
  gameplayStop(): void
  onPause(fn: () => void): Unsubscribe
  onResume(fn: () => void): Unsubscribe
  /** Changes of the platform's own sound switch. */
  onMute(fn: (muted: boolean) => void): Unsubscribe
}

export interface PlatformSocial {
  /** Returns the platform's address of the game with our referral code; null if the platform has none, or none that keeps the code. */
  link(code: string): string | null
  /** Opens the platform's dialog to invite friends with our referral code. Rejects with UNSUPPORTED without `canInvite`. */
  invite(code: string): Promise<void>
  /** Shares the text with the platform's own link for our referral code. Rejects with UNSUPPORTED without `canShare`. */
  share(text: string, code: string): Promise<void>
  /** Shares a square picture in PNG, with the text and the link as far as the platform takes them. Rejects with UNSUPPORTED without `canSharePicture`. */
  sharePicture(picture: Blob, text: string, code: string): Promise<void>
  /** Asks the player to join the game's group on the platform. Rejects with UNSUPPORTED without `canJoin`. */
  join(): Promise<void>
  /** Asks the player to add the game to the platform's favourites. Rejects with UNSUPPORTED without `canFavourite`, and with CANCELLED if the player declines. */
  favourite(): Promise<void>
  /** Asks the player to rate the game. Rejects with UNSUPPORTED without `canRate`, with CANCELLED if they decline. */
  rate(): Promise<void>
}

/** The platform's own table of its players, ordered by the highest stair that each has won. */
export interface PlatformScores {
  /** Reports the highest stair that the player has won, as our server states it. Rejects with UNSUPPORTED without `canScore`. */
  report(stair: number): Promise<void>
  /** Opens the table. `stair` is that of `report`, for platforms that accept it only here. Rejects with UNSUPPORTED without `canShowScores`. */
  show(stair: number): Promise<void>
}

/** The app or page around the game. Members that it does not support do nothing. */
export interface PlatformShell {
  /** Shows the app's own back button until the listener is removed, and calls `fn` when the player presses it. */
  onBack(fn: () => void): Unsubscribe
  /** Sets whether the app asks the player before it closes the game. */
  askBeforeClosing(on: boolean): void
  /** Makes the device vibrate, after a fight was won or lost. */
  vibrate(kind: 'SUCCESS' | 'FAILURE'): void
  /** Reports that the player has something to celebrate: the portal may show confetti. */
  celebrate(): void
}

/** Small strings stored on the device. If the browser refuses to store them, they last as long as the page. */
export interface PlatformStorage {
  /** Whether the browser stores the values. */
  lasts(): boolean
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Small strings that the platform stores for its player, for browsers that refuse to store anything. Rejects with UNSUPPORTED without `canStore`. */
export interface PlatformCloud {
  /** Resolves to null for an unknown key. Keys consist of letters, digits, `_` and `-`. */
  get(key: string): Promise<string | null>
  /** An empty value removes the key. */
  set(key: string, value: string): Promise<void>
}

/** What the platform's own servers tell the game. */
export interface PlatformRemote {
  /** Returns the values that the operator has set in the platform's console under these names, as text. Rejects with UNSUPPORTED without `canReadFlags`. */
  flags(names: readonly string[]): Promise<Readonly<Record<string, string>>>
  /** Returns the platform's time, milliseconds since 1970. Rejects with UNSUPPORTED without `canTellTime`. */
  time(): Promise<number>
}

export interface PlatformNavigation {
  /** The parameters that the page was opened with. */
  readonly query: Readonly<Record<string, string>>
  /** The page's host name: `domain` of the registering call. */
  readonly domain: string
  reload(): void
  /** Leaves for an http(s) address. Throws UNSUPPORTED for any other. */
  go(url: string): void
  /** Opens an address in a new tab. Throws UNSUPPORTED without `externalLinks`. */
  open(url: string): void
}

/** The data with which the server sends messages to this device. */
export interface PushSubscriber {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Messages that the player receives outside the game. */
export interface PlatformPush {
  /** Asks the player for permission to show messages; must be called in a click. Resolves to true if the player gives it. */
  ask(): Promise<boolean>
  /** Subscribes this device with the server's public key, unless it is subscribed with that key already. Resolves to null without permission. */
  subscribe(key: string): Promise<PushSubscriber | null>
  /** Ends the subscription. Resolves with its endpoint; null if there was none. */
  unsubscribe(): Promise<string | null>
}

/** What a platform supports. */
export interface Capabilities {
  readonly canPay: boolean
  readonly canReward: boolean
  readonly canInterstitial: boolean
  /** True if the platform can show a banner beside the game now. */
  readonly canBanner: boolean
  /** True if the platform can say whether the player's browser blocks adverts. */
  readonly canSeeBlocker: boolean
  /** True if the portal requires an advert before the game, and a press of the player after each. */
  readonly startsWithAdvert: boolean
  readonly canInvite: boolean
  readonly canShare: boolean
  readonly canSharePicture: boolean
  readonly canJoin: boolean
  /** True if the platform can keep the game among the player's favourites or on the home screen now. */
  readonly canFavourite: boolean
  /** True if the platform can ask the player to rate the game now. */
  readonly canRate: boolean
  /** True if the platform's own table accepts results of this player now. */
  readonly canScore: boolean
  /** True if the platform can show its own table. */
  readonly canShowScores: boolean
  /** True if the platform can store strings for the player now. */
  readonly canStore: boolean
  /** True if the operator can set flags in the platform's console. */
  readonly canReadFlags: boolean
  readonly canTellTime: boolean
  readonly canSignIn: boolean
  readonly externalLinks: boolean
  /** True if our own accounts with nickname and password may be offered. */
  readonly ownAccounts: boolean
}

export interface Platform {
  readonly source: PlayerSource
  /** The platform's own currency, as its prices are shown; absent if prices are in ISO currencies. */
  readonly money?: Pick<OwnMoney, 'code' | 'words'>
  /** The platform's gift to its players; absent if it gives none. */
  readonly gift?: PortalGift
  /** The call that redeems the promo codes among the unconfirmed purchases; absent if the platform has none. */
  readonly promoCodes?: PromoCall
  readonly capabilities: Capabilities
  readonly auth: PlatformAuth
  readonly pay: PlatformPay
  readonly ads: PlatformAds
  readonly lifecycle: PlatformLifecycle
  readonly social: PlatformSocial
  readonly scores: PlatformScores
  readonly shell: PlatformShell
  /** Absent if the platform cannot show messages of the server. */
  readonly push?: PlatformPush
  readonly storage: PlatformStorage
  readonly cloud: PlatformCloud
  readonly remote: PlatformRemote
  readonly navigation: PlatformNavigation
  /** Removes every listener and timer. */
  destroy(): void
}
