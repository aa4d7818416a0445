export const Membership = ['NONE', 'SILVER', 'GOLD', 'BRILLIANT'] as const
export type Membership = (typeof Membership)[number]
