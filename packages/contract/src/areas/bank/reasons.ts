import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { bank: 'MONEY' } as const satisfies ReasonRows
