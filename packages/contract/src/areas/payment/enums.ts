export const PaymentState = ['STARTED', 'GEMS_GRANTED', 'GEMS_TAKEN', 'REFUNDED'] as const
export type PaymentState = (typeof PaymentState)[number]

/** DEFAULT is whatever the method is mostly paid with: mostly RUB. */
export const Currency = ['DEFAULT', 'USD', 'EUR', 'RUB'] as const
export type Currency = (typeof Currency)[number]
