import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { purchase: 'MONEY', refund: 'MONEY' } as const satisfies ReasonRows
