import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { name: 'ACCOUNT' } as const satisfies ReasonRows
