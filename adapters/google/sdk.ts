// The parts of Google's sign-in script, and of Chrome's purchases inside an app from Google Play, that the game uses.

export interface GoogleId {
  initialize(options: { client_id: string; auto_select: boolean; callback(answer: { readonly credential?: string }): void }): void
  prompt(heard: (moment: { isSkippedMoment?(): boolean; isDismissedMoment?(): boolean; getDismissedReason?(): string }) => void): void
}

export interface DigitalGoods {
  getDetails(
    itemIds: readonly string[],
  ): Promise<readonly { readonly itemId: string; readonly price: { currency: string; value: string } }[]>
  listPurchases(): Promise<readonly { readonly itemId: string; readonly purchaseToken: string }[]>
}

interface PaymentAnswer {
  readonly details?: { readonly purchaseToken?: string; readonly token?: string }
  complete(result: 'success' | 'fail'): Promise<void>
}

export interface GoogleGlobals {
  google?: { readonly accounts?: { readonly id?: GoogleId } }
  /** Only inside an app from the store, in Chrome; rejects if nothing can be sold. */
  getDigitalGoodsService?: (method: string) => Promise<DigitalGoods>
  PaymentRequest?: new (methods: object[], details: object) => { show(): Promise<PaymentAnswer> }
}

export const SDK_ADDRESS = 'https://accounts.google.com/gsi/client'
export const PLAY_BILLING = 'https://play.google.com/billing'
