export { Checkout, type Friend } from './checkout-store.ts'
export { CheckoutWindow } from './checkout-window.tsx'
