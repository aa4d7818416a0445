// The part of the portal's SDK that the game uses, as described by its documentation (sdk-about, sdk-player, sdk-purchases, sdk-adv,
// sdk-events).

export interface YaPlayer {
  isAuthorized(): boolean
  /** Guests have one too; it changes when they sign in. */
  getUniqueID(): string
  getName(): string
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
  }
  readonly EVENTS?: { readonly ACCOUNT_SELECTION_DIALOG_CLOSED?: string }
  getPlayer(options: { signed: true }): Promise<YaPlayer>
  getPayments(options: { signed: true }): Promise<YaPayments>
  on(event: string, listener: () => void): unknown
  off(event: string, listener: () => void): unknown
}

export interface YaGlobals {
  YaGames?: { init(options: { signed: true }): Promise<YaSdk> }
}

/** The SDK's addresses: next to an archive that the portal serves, and for a site of our own. */
export const SDK_BESIDE = '/sdk.js'
export const SDK_ABROAD = 'https://sdk.games.s3.yandex.net/sdk.js'
