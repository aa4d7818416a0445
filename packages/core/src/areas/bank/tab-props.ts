import type { BankInfo } from './store.ts'

export type BankTab = 'gems' | 'gifts' | 'free' | 'status'

/** What each page of the bank is given. */
export interface BankTabProps {
  readonly info: BankInfo
  /** Turns to another page. */
  readonly onTab: (tab: BankTab) => void
}
