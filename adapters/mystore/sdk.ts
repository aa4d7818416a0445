// The part that the game uses of the frame API of games.mail.ru, which `mystore` is assumed to be.

export interface MyStoreApi {
  registerUser(): unknown
  reloadWindow(): unknown
  paymentFrame(options: { merchant_param: Readonly<Record<string, string>> }): unknown
}

export interface MyStoreCallbacks {
  readonly appid: string
  readonly registerUserCallback: (answer: { readonly status?: string } | undefined) => void
  readonly paymentReceivedCallback: () => void
}

export interface MyStoreGlobals {
  readonly history?: { replaceState(state: unknown, title: string, url: string): void }
  iframeApi?: (callbacks: MyStoreCallbacks) => Promise<MyStoreApi>
}

export const sdkAddress = (app: string): string => `https://games.mail.ru/app/${app}/static/mailru.core.js`
