import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { event: 'ROAD', task: 'ROAD' } as const satisfies ReasonRows
