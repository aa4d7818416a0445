import type { BankInfo } from './store.ts'
import type { BankTab } from './window.tsx'

/** What each page of the bank is given. */
export interface TabProps {
  readonly info: BankInfo
  /** Turns to another page. */
  readonly onTab: (tab: BankTab) => void
}
