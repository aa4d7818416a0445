import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { start: 'ROAD' } as const satisfies ReasonRows
