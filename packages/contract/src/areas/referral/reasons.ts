import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { referral: 'GIFTS' } as const satisfies ReasonRows
