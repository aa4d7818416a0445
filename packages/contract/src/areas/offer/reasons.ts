import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { offer: 'SHOPS' } as const satisfies ReasonRows
