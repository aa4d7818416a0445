import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { battle: 'FIGHTS' } as const satisfies ReasonRows
