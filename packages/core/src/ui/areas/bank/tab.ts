import type { BankInfo } from '../../../stores/late/bank-store.ts'
import type { BankTab } from './bank.tsx'

/** What each page of the bank is given. */
export interface TabProps {
  readonly info: BankInfo
  /** Turns to another page. */
  readonly onTab: (tab: BankTab) => void
}
