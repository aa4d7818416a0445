export { Checkout, type GiftReceiver } from './checkout-store.ts'
export { CheckoutWindow } from './checkout-window.tsx'
