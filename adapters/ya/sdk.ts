// The part of the portal's SDK that the game uses, as described by its documentation (sdk-about, sdk-player, sdk-purchases, sdk-adv,
// sdk-events).

export interface YaPlayer {
  isAuthorized(): boolean
  /** Guests have one too; it changes when they sign in. */
  getUniqueID(): string
  getName(): string
  /** The player's data as a whole; guests have some, too. */
  getData?(): Promise<Readonly<Record<string, unknown>>>
  /** Replaces all of the player's data; `flush` sends it at once. */
  setData?(data: Readonly<Record<string, unknown>>, flush: boolean): Promise<unknown>
  /** `<signature>.<profile>`, both base64. Missing until purchases are connected for the game. */
  readonly signature?: string
}

export interface YaPayments {
  getCatalog(): Promise<readonly { readonly id: string; readonly price: string }[]>
  /** Rejects both if the player closes the window and if the payment fails. */
  purchase(options: { id: string; developerPayload?: string }): Promise<{ readonly signature?: string }>
  /** Purchases that are not consumed. The signature covers the whole list. */
  getPurchases(): Promise<{ readonly signature?: string }>
  consumePurchase(token: string): Promise<void>
}

interface AdCallbacks {
  onOpen(): void
  onClose(wasShown?: boolean): void
  onError(error: unknown): void
}

export interface YaSdk {
  readonly environment: {
    readonly app?: { readonly id: string }
    readonly i18n: { readonly lang: string; readonly tld?: string }
    readonly payload?: string | null
  }
  readonly deviceInfo?: { isTV(): boolean }
  readonly features?: { readonly LoadingAPI?: { ready(): void }; readonly GameplayAPI?: { start(): void; stop(): void } }
  readonly auth: { openAuthDialog(): Promise<void> }
  readonly adv: {
    showFullscreenAdv(options: { callbacks: AdCallbacks & { onOffline(): void } }): void
    showRewardedVideo(options: { callbacks: AdCallbacks & { onRewarded(): void } }): void
    /** The banner beside the game, for games whose console leaves it to the game. */
    showBannerAdv?(): Promise<unknown>
    hideBannerAdv?(): Promise<unknown>
  }
  /** The flags of the console. Rejects without a connection. */
  getFlags?(): Promise<Readonly<Record<string, string>>>
  /** Milliseconds since 1970, synchronised once a minute. */
  serverTime?(): number
  /** May never respond. */
  readonly shortcut?: { canShowPrompt(): Promise<{ canShow: boolean }>; showPrompt(): Promise<{ outcome: string }> }
  readonly feedback?: { canReview(): Promise<{ value: boolean }>; requestReview(): Promise<{ feedbackSent: boolean }> }
  /** Rejects for guests, without a table of that name, and more than once a second. */
  readonly leaderboards?: { setScore(table: string, score: number): Promise<unknown> }
  readonly EVENTS?: { readonly ACCOUNT_SELECTION_DIALOG_CLOSED?: string }
  getPlayer(options: { signed: true }): Promise<YaPlayer>
  getPayments(options: { signed: true }): Promise<YaPayments>
  on(event: string, listener: () => void): unknown
  off(event: string, listener: () => void): unknown
}

export interface YaGlobals {
  addEventListener?(type: string, listener: (event: Event) => void): void
  removeEventListener?(type: string, listener: (event: Event) => void): void
  YaGames?: { init(options: { signed: true }): Promise<YaSdk> }
}

/** The portal serves its SDK next to the archive. */
export const SDK_ADDRESS = '/sdk.js'
