import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = {
  campaign: 'SHOPS',
  chest: 'CHESTS',
  delayedChest: 'CHESTS',
  partnerGift: 'GIFTS',
  promoCode: 'GIFTS',
  wheel: 'CHESTS',
  wheelTickets: 'CHESTS',
} as const satisfies ReasonRows
