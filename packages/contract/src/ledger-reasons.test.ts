import { expect, it } from 'vitest'
import { reasons } from './generated/reasons.ts'
import { historyFilterOf, isLedgerReason, LedgerReason, reasonsOf } from './ledger-reasons.ts'

it('no two areas have the same reason', () => {
  const all = Object.values(reasons).flatMap((ofArea) => Object.keys(ofArea))
  expect(all).toEqual([...new Set(all)])
  expect(all.toSorted()).toEqual([...LedgerReason].sort())
})

it('a reason that is no longer in use belongs to the others', () => {
  expect([historyFilterOf('heroShop'), historyFilterOf('portal:3'), isLedgerReason('portal:3')]).toEqual(['SHOPS', 'OTHER', false])
  expect([reasonsOf('ACCOUNT'), reasonsOf('OTHER')]).toEqual([['gender', 'name'], []])
})
