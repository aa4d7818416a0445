import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { eventShop: 'SHOPS' } as const satisfies ReasonRows
