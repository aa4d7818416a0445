import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { place: 'ROAD' } as const satisfies ReasonRows
