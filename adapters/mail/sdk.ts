// The part of the portal's frame script that the game uses. Its functions respond through the callbacks that it was opened with.

export interface MailApi {
  getLoginStatus(): void
  registerUser(): void
  reloadWindow(): void
  userProfile(): void
  paymentFrame(options: { merchant_param: string; sum: string }): void
  showAds(options: { interstitial: boolean }): void
}

/** One function for each kind of message of the portal. */
export interface MailCallbacks {
  readonly appid: number
  getLoginStatusCallback(answer: unknown): void
  registerUserCallback(answer: unknown): void
  userProfileCallback(answer: unknown): void
  paymentReceivedCallback(answer: unknown): void
  adsCallback(answer: unknown): void
}

export interface MailGlobals {
  iframeApi?: (callbacks: MailCallbacks) => Promise<MailApi>
}

/** Each game has its own script, with the game's number in the address. */
export const sdkOf = (appId: string) => `https://games.mail.ru/app/${appId}/static/mailru.core.js`
