import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { everyday: 'ROAD' } as const satisfies ReasonRows
