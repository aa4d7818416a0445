import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { advert: 'MONEY' } as const satisfies ReasonRows
