export const PaymentState = ['STARTED', 'GEMS_GRANTED', 'GEMS_TAKEN', 'REFUNDED'] as const
export type PaymentState = (typeof PaymentState)[number]

/** DEFAULT is the most common currency of the payment method, usually RUB. */
export const Currency = ['DEFAULT', 'USD', 'EUR', 'RUB'] as const
export type Currency = (typeof Currency)[number]
