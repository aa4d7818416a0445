import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = { force: 'HEROES', hammer: 'HEROES', heal: 'HEROES', sale: 'SHOPS', speedup: 'HEROES' } as const satisfies ReasonRows
