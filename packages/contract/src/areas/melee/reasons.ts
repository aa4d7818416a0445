import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { melee: 'FIGHTS' } as const satisfies ReasonRows
