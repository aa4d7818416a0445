// The part of FAPI 5 that the game uses, as described by its documentation. All windows respond through one global function.

export interface Fapi {
  readonly Util: { getRequestParameters(): Record<string, string> }
  /** Calls a method of the portal's interface that has no function of its own. */
  invokeUIMethod(method: 'isAdBlockEnabled' | 'requestBannerAds' | 'hideBannerAds'): void
  invokeUIMethod(method: 'showBannerAds', place: 'bottom'): void
  init(apiServer: string, connection: string, onOk: () => void, onError: (error: unknown) => void): void
  readonly Client: {
    call(params: Readonly<Record<string, string>>, callback: (status: 'ok' | 'error', data: unknown, error: unknown) => void): void
  }
  readonly UI: {
    showPayment(
      name: string,
      description: string,
      code: string,
      price: number,
      options: null,
      /** JSON that is returned in the notice. */
      attributes: string,
      currency: 'ok',
      /** Without `'true'` the portal reloads the game after a payment. */
      callback: 'true',
    ): void
    showInvite(text: string, params: string): void
    joinGroup(id: string): void
    showRatingDialog?(): void
    loadAd(): void
    showLoadedAd(): void
    showAd(): void
  }
}

export type ApiCallback = (method: string, result: string, data: unknown) => void

export interface OkGlobals {
  FAPI?: Fapi
  API_callback?: ApiCallback | undefined
}

export const SDK = 'https://api.ok.ru/js/fapi5.js'
