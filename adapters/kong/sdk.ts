// The part of Kongregate's client API that the game uses, as described by its documentation and by the script itself.

export interface KongApi {
  readonly services: {
    isGuest(): boolean
    /** 0 for guests. */
    getUserId(): number | string
    getUsername(): string
    /** Long-lived: it changes only with the player's password. */
    getGameAuthToken(): string
    showRegistrationBox(): void
    addEventListener(event: 'login', listener: () => void): void
    removeEventListener?(event: 'login', listener: () => void): void
  }
  /** Accepts a statistic that is registered at the portal with the type `Max`. Guests have none. */
  readonly stats: { submit(name: string, value: number): void }
  readonly mtx: {
    /** Only one callback is kept: a second purchase replaces the first one's. */
    purchaseItemsRemote(orderInfo: string, callback: (result: { readonly success?: boolean }) => void): void
    initializeIncentivizedAds?(): void
    showIncentivizedAd?(): void
    addEventListener?(event: KongAdEvent, listener: () => void): void
    removeEventListener?(event: KongAdEvent, listener: () => void): void
  }
}

export type KongAdEvent = 'adsAvailable' | 'adsUnavailable' | 'adOpened' | 'adCompleted' | 'adAbandoned'

export interface KongGlobals {
  kongregateAPI?: {
    /** Never calls back outside the portal. */
    loadAPI(callback: () => void): void
    getAPI(): KongApi
  }
  readonly document?: { exitFullscreen?(): Promise<void> }
}

export const SDK_ADDRESS = 'https://cdn1.kongregate.com/javascripts/kongregate_api.js'
