import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { gender: 'ACCOUNT' } as const satisfies ReasonRows
