// What the game uses of the portal's frame script. Its functions answer through the callbacks that it was opened with.

export interface MailApi {
  getLoginStatus(): void
  registerUser(): void
  reloadWindow(): void
  userProfile(): void
  paymentFrame(options: { merchant_param: string; sum: string }): void
  showAds(options: { interstitial: boolean }): void
}

/** One function for each thing that the portal may tell. */
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

/** The script is the game's own: its number stands in the address. */
export const sdkOf = (appId: string) => `https://games.mail.ru/app/${appId}/static/mailru.core.js`
