import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { arena: 'FIGHTS', arenaSpeedup: 'FIGHTS' } as const satisfies ReasonRows
