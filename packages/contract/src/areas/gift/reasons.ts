import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { gift: 'GIFTS', promotion: 'GIFTS' } as const satisfies ReasonRows
