import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { portal: 'ROAD' } as const satisfies ReasonRows
