import type { ReasonRows } from '../../economy/ledger-reason.ts'

export const reasons = {
  clanCreated: 'CLAN',
  clanDonation: 'CLAN',
  clanFactory: 'CLAN',
  raid: 'CLAN',
  raidSpeedup: 'CLAN',
} as const satisfies ReasonRows
